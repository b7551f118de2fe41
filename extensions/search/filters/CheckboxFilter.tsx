import { FacetFilter, SkeletonText } from '#ui';
import { type SearchFilterComponentProps, useFilterSelection, useFilterValues } from './filterValues';
import { ValuesFailed } from './ValuesFailed';

/** A filter for some of the values of a field, as checkboxes. */
export function CheckboxFilter({
  name,
  label = name,
  values,
  defaultValue,
  className,
}: SearchFilterComponentProps) {
  const { selected, select } = useFilterSelection(name, defaultValue);
  const known = useFilterValues({ name, label, values });
  const options = [...new Set([...(known.values ?? []), ...selected])];
  return (
    <div className={className}>
      {known.isLoading ? (
        <SkeletonText lines={3} />
      ) : (
        <FacetFilter
          label={label}
          options={options.map((value) => ({ value, label: known.labelOf(value) }))}
          selected={selected}
          onChange={select}
        />
      )}
      {known.isFailed && <ValuesFailed />}
    </div>
  );
}
