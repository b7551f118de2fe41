import type { ExtensionDescription } from './description';

/** The extensions of the plugin `devtools`. */
export const devtoolsDescriptions: Readonly<Record<string, ExtensionDescription>> = {
  'page:devtools': {
    text: 'What plugin developers work with, in tabs.',
    inputs: { pages: 'Tabs.' },
    example: { path: '/workbench' },
  },
  'sub-page:devtools/plugins': {
    text: 'The installed plugins: version, owner, links, and how many of their extensions are enabled.',
  },
  'sub-page:devtools/gallery': { text: 'The parts of the kit, each to try out.' },
};
