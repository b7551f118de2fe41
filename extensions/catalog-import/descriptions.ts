import type { ExtensionDescriptions } from '#config/schema';

/** The extensions of the plugin `catalog-import`. */
export const catalogImportDescriptions: ExtensionDescriptions = {
  'api:catalog-import': {
    text: 'Analyzes URLs, and creates pull requests that add a descriptor file. Uses `catalog.import` in the configuration.',
  },
  'titles:catalog-import': { text: 'The title of the page in other languages.' },
  'page:catalog-import': {
    text: 'Registers existing components by URL, or creates a pull request for repositories without a descriptor file. Requires the permission `catalog.entity.create`.',
    inputs: { pages: 'Tabs, if the page has several.' },
    example: { path: '/import', title: 'Add to the catalog' },
  },
};
