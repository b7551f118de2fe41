import type { ComponentType, ReactElement } from 'react';
import * as z from 'zod/mini';
import { ExtensionBoundary, createExtensionBlueprint } from '#sdk';
import type { SearchResult } from '../protocol';
import { type SearchResultItemProps, searchResultItemDataRef } from './searchDataRefs';

/** Params of {@link SearchResultListItemBlueprint}. */
export interface SearchResultListItemParams {
  /** Loads the component that shows a result. */
  component: (options: { config: { noTrack: boolean } }) => Promise<ComponentType<SearchResultItemProps>>;
  /** Whether the item shows a result. By default, it shows all of them. */
  predicate?: (result: SearchResult) => boolean;
  icon?: ReactElement;
}

/**
 * Creates items for search results. A result is shown by the first item in the tree that accepts it. Clicks on its links are captured as
 * `discover` events with the rank, unless `noTrack` is set.
 *
 * @example
 *   SearchResultListItemBlueprint.make({
 *     params: {
 *       predicate: ({ type }) => type === 'runbooks',
 *       component: async () => (await import('./RunbookResult')).RunbookResult,
 *     },
 *   });
 */
export const SearchResultListItemBlueprint = createExtensionBlueprint({
  kind: 'search-result-list-item',
  attachTo: { id: 'page:search', input: 'items' },
  output: [searchResultItemDataRef],
  dataRefs: { item: searchResultItemDataRef },
  configSchema: { noTrack: z._default(z.boolean(), false) },
  factory({ component, predicate, icon }: SearchResultListItemParams, { node, config }) {
    const Item = ExtensionBoundary.lazyComponent(node, async () => {
      const [Component, { createTrackedItem }] = await Promise.all([
        component({ config }),
        import('./createTrackedItem'),
      ]);
      return createTrackedItem(Component, icon, config.noTrack);
    });
    return [searchResultItemDataRef({ component: Item, ...(predicate && { predicate }) })];
  },
});
