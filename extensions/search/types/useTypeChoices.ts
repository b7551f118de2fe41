import { useQueries } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { Layers } from 'lucide-react';
import { useApi, useTitles, useTranslationRef } from '#sdk';
import { searchApiRef } from '../api/SearchApi';
import type { SearchResultType } from '../blueprints/searchDataRefs';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useMissingBackend } from '../state/missingBackend';
import { useSearch } from '../state/searchContext';
import { createSearchQuery } from '../state/useSearchResults';

/** A choice of types: one, or all. */
export interface TypeChoice {
  /** The type. Empty for all types. */
  value: string;
  name: string;
  icon: ReactElement;
  /** The number of results, `undefined` while it is unknown. */
  count: number | undefined;
}

/** Returns the choices of a control for one type: all types, then each type, with the number of results for the term and filters. */
export function useTypeChoices(
  types: readonly SearchResultType[],
  showCounts: boolean,
): readonly TypeChoice[] {
  const { t } = useTranslationRef(searchTranslationRef);
  const translateTitle = useTitles();
  const all = { value: '', name: t('types.all'), icon: createElement(Layers) };
  const choices = [all, ...types.map((type) => ({ ...type, name: translateTitle(type.name) }))];
  const counts = useTypeCounts(
    choices.map(({ value }) => value),
    showCounts,
  );
  return choices.map((choice, index) => ({ ...choice, count: counts[index] }));
}

/** The numbers of results. The one of the selected type comes with its results. */
function useTypeCounts(values: readonly string[], enabled: boolean): ReadonlyArray<number | undefined> {
  const searchApi = useApi(searchApiRef);
  const { isMissing, watch } = useMissingBackend(searchApi);
  const { term, types, filters, results } = useSearch();
  const isShown = (value: string) => types.join() === value;
  const queries = useQueries({
    queries: values.map((value) => {
      const query = createSearchQuery({ term, filters, types: value === '' ? [] : [value], pageLimit: 0 });
      return {
        queryKey: ['search', 'count', query],
        queryFn: ({ signal }: { signal: AbortSignal }) => watch(searchApi.query(query, { signal })),
        enabled: enabled && !isMissing && !isShown(value),
      };
    }),
  });
  return values.map((value, index) =>
    isShown(value) && results.isCurrent
      ? results.response?.numberOfResults
      : queries[index]?.data?.numberOfResults,
  );
}
