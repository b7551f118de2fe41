import { elsewhere, frontend } from '../keys';
import { map, number, text } from '../values';

/** Searching everything. */
export const search = map({
  defaultType: frontend(text(), 'Type of results that is chosen when the search page opens.').optional(),
  query: map({
    pageLimit: frontend(number(1, 100), 'Results on one page.').default(25),
  }).optional(),
}).catchall(elsewhere('Setting of a search engine or a collator.'));
