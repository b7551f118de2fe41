import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { SearchFilterProps } from '#extensions/search';
import { AutocompleteFilter, CheckboxFilter, SelectFilter, useSearch } from '#extensions/search/components';
import { useApi, useTranslationRef } from '#sdk';
import { catalogApiRef } from '../api/CatalogApi';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { entityPresentationApiRef } from '../presentation/EntityPresentationApi';

/** The kind of entities. */
export function KindSearchFilter({ className }: SearchFilterProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const values = useFacet('kind');
  useOtherFieldNames();
  return <SelectFilter className={className} name="kind" label={t('filters.kind')} values={values} />;
}

/** The lifecycles of entities. */
export function LifecycleSearchFilter({ className }: SearchFilterProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const values = useFacet('spec.lifecycle');
  return (
    <CheckboxFilter className={className} name="lifecycle" label={t('columns.lifecycle')} values={values} />
  );
}

/** The owners of entities, by their titles. */
export function OwnerSearchFilter({ className }: SearchFilterProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const load = useFacet('relations.ownedBy');
  useOtherFieldNames();
  const presentations = useApi(entityPresentationApiRef);
  const values = useCallback(
    async (partial: string) => {
      const owners = await Promise.all(
        (await load()).map(async (value) => {
          const { primaryTitle } = await presentations.forEntity(value, { defaultKind: 'group' }).promise;
          return { value, label: primaryTitle };
        }),
      );
      const wanted = partial.toLocaleLowerCase();
      return owners
        .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
        .toSorted((a, b) => a.label.localeCompare(b.label));
    },
    [load, presentations],
  );
  return (
    <AutocompleteFilter
      className={className}
      name="ownedBy"
      label={t('columns.owner')}
      values={values}
      multiple
    />
  );
}

/** Names fields that have no filter here. URLs of Backstage can filter by them. */
function useOtherFieldNames(): void {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { nameField } = useSearch();
  useEffect(() => {
    nameField('owner', t('columns.owner'));
    nameField('namespace', t('columns.namespace'));
    for (const field of ['type', 'componentType']) nameField(field, t('columns.type'));
  }, [nameField, t]);
}

/** Loads the values of a field of all entities. They are loaded again after a minute at the earliest. */
function useFacet(facet: string): () => Promise<string[]> {
  const catalogApi = useApi(catalogApiRef);
  const client = useQueryClient();
  return useCallback(
    () =>
      client.fetchQuery({
        queryKey: ['catalog', 'search-facet', facet],
        queryFn: async ({ signal }) => {
          const { facets } = await catalogApi.getEntityFacets({ facets: [facet] }, { signal });
          return (facets[facet] ?? []).map(({ value }) => value).toSorted();
        },
        staleTime: 60_000,
      }),
    [catalogApi, client, facet],
  );
}
