import type { ReactNode } from 'react';
import { FacetFilter, type FacetOption } from '#ui';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { FilterSkeleton } from './FilterSkeleton';

/** Props of {@link ValueFilter}. */
export interface ValueFilterProps {
  /** The key of the filter in the URL. */
  filterKey: string;
  label: string;
  /** How a value is written; as it is by default. */
  labelOf?: (value: string) => string;
  iconOf?: (value: string) => ReactNode;
  /** How many values there usually are: so much room is kept while they are loaded. */
  usual?: number;
}

/** A filter by the values of one field, the most frequent first. It takes no room when there is nothing to choose. */
export function ValueFilter(props: ValueFilterProps) {
  const { filterKey, label, labelOf, iconOf, usual = 3 } = props;
  const { values, setValues, counts, known, loading } = useCatalogFilter(filterKey);
  if (loading) return <FilterSkeleton label={label} lines={usual} />;
  const selected = matchCase(values, known);
  const names = new Set([...known, ...selected]);
  if (names.size === 0) return null;
  const options = [...names]
    .map<FacetOption>((value) => ({
      value,
      label: labelOf?.(value) ?? value,
      ...(counts && { count: counts.get(value) ?? 0 }),
      ...(iconOf && { icon: iconOf(value) }),
    }))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label));
  return <FacetFilter label={label} options={options} selected={selected} onChange={setValues} />;
}

/** Chosen values as the catalogue writes them: a link may have them in another case, which makes no difference. */
function matchCase(values: readonly string[], known: readonly string[]): string[] {
  const written = new Map(known.map((value) => [value.toLocaleLowerCase('en-US'), value]));
  return values.map((value) => written.get(value.toLocaleLowerCase('en-US')) ?? value);
}
