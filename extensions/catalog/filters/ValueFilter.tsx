import type { ReactNode } from 'react';
import { FacetFilter, type FacetOption } from '#ui';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { FilterPlace, FilterSkeleton } from './FilterSkeleton';
import { ValuesNotice } from './ValuesNotice';

/** Props of {@link ValueFilter}. */
export interface ValueFilterProps {
  /** The key of the filter in the URL. */
  filterKey: string;
  label: string;
  /** Returns the label of a value. Defaults to the value. */
  labelOf?: (value: string) => string;
  iconOf?: (value: string) => ReactNode;
  /** Replaces the message for values that could not be loaded. */
  failedText?: string;
  /** The expected number of values, which sets the height of the placeholder. */
  expectedCount?: number;
}

/** A filter for the values of one field, most frequent first. Hidden if there are no values. If they could not be loaded, it says so. */
export function ValueFilter(props: ValueFilterProps) {
  const { filterKey, label, labelOf, iconOf, failedText, expectedCount = 3 } = props;
  const { values, setValues, counts, known, loading, failed } = useCatalogFilter(filterKey);
  if (loading) return <FilterSkeleton label={label} lines={expectedCount} />;
  const selected = matchCase(values, known);
  const names = new Set([...known, ...selected]);
  const notice = failed && <ValuesNotice text={failedText} />;
  if (names.size === 0) return notice && <FilterPlace label={label}>{notice}</FilterPlace>;
  const options = [...names]
    .map<FacetOption>((value) => ({
      value,
      label: labelOf?.(value) ?? value,
      ...(counts && { count: counts.get(value) ?? 0 }),
      ...(iconOf && { icon: iconOf(value) }),
    }))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label));
  return (
    <>
      <FacetFilter label={label} options={options} selected={selected} onChange={setValues} />
      {notice}
    </>
  );
}

/** Returns the selected values in the spelling of the catalog. Links can contain them in a different case. */
function matchCase(values: readonly string[], known: readonly string[]): string[] {
  const written = new Map(known.map((value) => [value.toLocaleLowerCase('en-US'), value]));
  return values.map((value) => written.get(value.toLocaleLowerCase('en-US')) ?? value);
}
