import type { ReactNode } from 'react';
import { FacetFilter, type FacetOption } from '#ui';
import { useCatalogFilter } from '../list/useCatalogFilter';

/** Props of {@link ValueFilter}. */
export interface ValueFilterProps {
  /** The key of the filter in the URL. */
  filterKey: string;
  label: string;
  /** How a value is written; as it is by default. */
  labelOf?: (value: string) => string;
  iconOf?: (value: string) => ReactNode;
  /** Values that are offered although no entity has them now. */
  further?: readonly string[];
  folded?: boolean;
}

/** A filter by the values of one field, the most frequent first. It takes no room while there is nothing to choose. */
export function ValueFilter({ filterKey, label, labelOf, iconOf, further = [], folded }: ValueFilterProps) {
  const { values, setValues, counts } = useCatalogFilter(filterKey);
  const selected = matchCase(values, counts);
  const names = new Set([...(counts?.keys() ?? []), ...further, ...selected]);
  if (names.size === 0) return null;
  const options = [...names]
    .map<FacetOption>((value) => ({
      value,
      label: labelOf?.(value) ?? value,
      ...(counts && { count: counts.get(value) ?? 0 }),
      ...(iconOf && { icon: iconOf(value) }),
    }))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label));
  return (
    <FacetFilter
      label={label}
      options={options}
      selected={selected}
      onChange={setValues}
      folded={folded ?? false}
    />
  );
}

/** Chosen values as the catalogue writes them: a link may have them in another case, which makes no difference. */
function matchCase(values: readonly string[], counts: ReadonlyMap<string, number> | undefined): string[] {
  const written = new Map(
    [...(counts?.keys() ?? [])].map((value) => [value.toLocaleLowerCase('en-US'), value]),
  );
  return values.map((value) => written.get(value.toLocaleLowerCase('en-US')) ?? value);
}
