import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearch } from '../state/searchContext';
import { readFilter, setFilter } from '../state/searchState';

/** A value of a field, and its name if users should see another text. */
export type FilterValue = string | { value: string; label: string };

/** The values of a filter: a list, or a function that loads the values that contain a text. */
export type FilterValues = readonly FilterValue[] | ((partial: string) => Promise<readonly FilterValue[]>);

/** Props of all filters. */
export interface SearchFilterComponentProps {
  /** The field of the documents, such as `kind`. */
  name: string;
  /** The label. The name of the field by default. */
  label?: string;
  values: FilterValues;
  /** The values that are selected if the page has none for this field. */
  defaultValue?: string | readonly string[];
  className?: string;
}

/**
 * Loads the values of a filter, and names the field and its values for the rest of the page. Components with the same field share the
 * values.
 *
 * @param partial what the user typed to find a value
 */
export function useFilterValues(
  { name, label = name, values }: Pick<SearchFilterComponentProps, 'name' | 'label' | 'values'>,
  partial = '',
) {
  const { fieldNames, nameField } = useSearch();
  const isList = typeof values !== 'function';
  const query = useQuery({
    queryKey: ['search', 'filter', name, partial],
    queryFn: () => (isList ? [] : values(partial)),
    enabled: !isList,
    placeholderData: keepPreviousData,
  });
  const known = isList ? values : query.data;
  const labels = useMemo(
    () => new Map(known?.flatMap((item) => (typeof item === 'string' ? [] : [[item.value, item.label]]))),
    [known],
  );
  useEffect(() => nameField(name, label, labels), [nameField, name, label, labels]);
  const names = fieldNames.get(name)?.values;
  return {
    /** `undefined` until they are loaded. */
    values: known?.map((item) => (typeof item === 'string' ? item : item.value)),
    labelOf: (value: string) => labels.get(value) ?? names?.get(value) ?? value,
    isFailed: !isList && query.isError,
    isLoading: !isList && query.isLoading,
  };
}

/** Returns the selected values of a filter, and a function to change them. Selects the default once, if nothing is selected. */
export function useFilterSelection(name: string, defaultValue?: string | readonly string[]) {
  const { filters, setFilters, selectDefault } = useSearch();
  const selected = readFilter(filters, name);
  useEffect(() => {
    if (defaultValue !== undefined) selectDefault(name, defaultValue);
  }, [selectDefault, name, defaultValue]);
  return {
    selected,
    select: (value: string | string[]) => setFilters((current) => setFilter(current, name, value)),
  };
}
