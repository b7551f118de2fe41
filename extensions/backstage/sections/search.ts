import { definePluginSettings, described, elsewhere, frontend, map, number, text } from '#config/schema';

const section = map({
  defaultType: frontend(text(), 'The result type that is selected when the search page opens.').optional(),
  query: map({
    pageLimit: frontend(number(1, 100), 'Results per page.').default(25),
  }).optional(),
}).catchall(elsewhere('A setting of a search engine or a collator.'));

/** Settings of the plugin `search` in `app-config.yaml`. */
export const searchSettings = definePluginSettings({
  sections: { search: described(section, 'Search.') },
  keys: {
    'search.query': 'The results of a query.',
  },
  examples: {
    search: `search:
  defaultType: software-catalog
  query: { pageLimit: 50 }
`,
  },
  kinds: {
    'search-filter': { text: 'A filter on the search page' },
    'search-filter-result-type': { text: 'A type of results on the search page' },
    'search-result-list-item': { text: 'Shows search results' },
  },
});
