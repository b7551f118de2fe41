import { useTranslationRef } from '#sdk';
import { SelectField } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { type SearchFilterComponentProps, useFilterSelection, useFilterValues } from './filterValues';
import { ValuesFailed } from './ValuesFailed';

/** A filter for one value of a field, or all. */
export function SelectFilter({
  name,
  label = name,
  values,
  defaultValue,
  className,
}: SearchFilterComponentProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const { selected, select } = useFilterSelection(name, defaultValue);
  const known = useFilterValues({ name, label, values });
  const options = [...new Set([...(known.values ?? []), ...selected])];
  return (
    <div className={className}>
      <SelectField
        fullWidth
        label={label}
        value={selected[0] ?? ''}
        options={[
          { value: '', label: t('filters.all') },
          ...options.map((value) => ({ value, label: known.labelOf(value) })),
        ]}
        onChange={select}
      />
      {known.isFailed && <ValuesFailed />}
    </div>
  );
}
