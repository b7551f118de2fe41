import type { ExtensionDescriptions } from '#config/schema';

/** The extensions of the plugin `devtools`. */
export const devtoolsDescriptions: ExtensionDescriptions = {
  'page:devtools': {
    text: 'Tools for plugin developers, in tabs.',
    inputs: { pages: 'Tabs.' },
    example: { path: '/workbench' },
  },
  'sub-page:devtools/plugins': {
    text: 'The installed plugins: version, owner, links, and number of enabled extensions.',
  },
  'sub-page:devtools/gallery': { text: 'Interactive examples of all components of the kit.' },
};
