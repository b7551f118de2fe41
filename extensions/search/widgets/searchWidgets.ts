import type { LazyWidget } from '#extensions/home';
import { SavedViewsWidget } from './SavedViewsWidget';
import { SearchWidget } from './SearchWidget';

/** The widgets of this plugin: everything that is only needed on the home page. */
export const searchWidgets = {
  searchBar: {
    details: {
      title: 'Search',
      description: 'A search bar, and what you searched for recently.',
      layout: { width: { minColumns: 3, defaultColumns: 12 }, height: { minRows: 2, defaultRows: 2 } },
    },
    parts: { Content: SearchWidget },
  },
  savedViews: {
    details: {
      title: 'Saved views',
      description: 'The searches and filtered lists that you saved.',
      layout: { width: { minColumns: 3, defaultColumns: 4 }, height: { minRows: 3, defaultRows: 4 } },
    },
    parts: { Content: SavedViewsWidget },
  },
} satisfies Record<string, LazyWidget>;
