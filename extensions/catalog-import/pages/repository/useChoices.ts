import { stringifyEntityRef } from '#model';
import { useCatalogQuery } from '#extensions/catalog/components';

const maxChoices = 500;

/** The values of a field that entities of the kind have, the most frequent first. */
export function useFacetChoices(kind: string, facet: string): string[] {
  const { data } = useCatalogQuery({
    queryKey: ['import-facets', kind.toLowerCase(), facet],
    load: (catalog, options) =>
      catalog.getEntityFacets({ facets: [facet], filter: { kind: kind.toLowerCase() } }, options),
  });
  const values = data?.facets[facet] ?? [];
  return values.toSorted((a, b) => b.count - a.count).map(({ value }) => value);
}

/** The entities of some kinds, as refs in a descriptor: without the kind that the field assumes, and the default namespace. */
export function useRefChoices(kinds: readonly string[], assumed: string): string[] {
  const { data } = useCatalogQuery({
    queryKey: ['import-refs', ...kinds],
    load: (catalog, options) =>
      catalog.queryEntities(
        {
          filter: { kind: [...kinds] },
          fields: ['kind', 'metadata.name', 'metadata.namespace'],
          orderFields: [{ field: 'metadata.name', order: 'asc' }],
          limit: maxChoices,
        },
        options,
      ),
  });
  return (data?.items ?? []).map((entity) =>
    stringifyEntityRef(entity)
      .replace(`${assumed}:`, '')
      .replace(/^(\w+:)?default\//, '$1'),
  );
}
