import {
  type BackendPlugin,
  createBackendPlugin,
  type IndexedDocument,
  type SearchCollator,
  searchIndexRef,
  type SearchSource,
} from '#backend';

/** A page without other fields. Its title is its key. */
export const createPage = (
  title: string,
  text = '',
  more: Partial<IndexedDocument> = {},
): SearchSource & { key: string } => ({
  key: title,
  documents: [{ document: { title, text, location: `/${title}` }, ...more }],
});

/** Creates a server side with a collator of the type `pages`. Each source that is added to the list is a change. */
export function createPagesBackend(
  sources: readonly SearchSource[],
  options: Partial<SearchCollator> = {},
): BackendPlugin {
  return createBackendPlugin({
    pluginId: 'pages',
    register: ({ lifecycle, registry }) =>
      lifecycle.onStart(async () =>
        registry.find(searchIndexRef)?.add(createPagesCollator(sources, options)),
      ),
  });
}

/** Creates the collator of {@link createPagesBackend}. */
export function createPagesCollator(
  sources: readonly SearchSource[],
  options: Partial<SearchCollator> = {},
): SearchCollator {
  return {
    type: 'pages',
    fingerprint: () => '',
    async changes(after = '0', limit) {
      const start = Number(after);
      const changed = sources.slice(start, start + limit);
      return { sources: changed, cursor: String(start + changed.length) };
    },
    ...options,
  };
}
