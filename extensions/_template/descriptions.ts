import type { ExtensionDescriptions } from '#config/schema';

/** The extensions of the plugin `sample-notes`. */
export const sampleNotesDescriptions: ExtensionDescriptions = {
  'api:sample-notes': { text: 'Reads and adds notes about entities.' },
  'titles:sample-notes': { text: 'The titles of the page and the tab in other languages.' },
  'page:sample-notes': {
    text: 'All notes.',
    inputs: { pages: 'Tabs, if the page has several.' },
    example: { path: '/notes' },
  },
  'entity-content:sample-notes': {
    text: 'Tab with the notes about an entity.',
    example: { title: 'Notes' },
  },
  'entity-card:sample-notes': {
    text: 'Card with the newest notes about an entity.',
    config: { limit: 'The highest number of notes to show.' },
    example: { limit: 5 },
  },
};
