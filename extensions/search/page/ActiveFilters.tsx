import { useTitles, useTranslationRef } from '#sdk';
import { FilterChips } from '#ui';
import type { SearchPageParts } from '../blueprints/searchPageParts';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useSearch } from '../state/searchContext';
import { readFilter, setFilter } from '../state/searchState';

/** Chips for the selected filters, and for several types. */
export function ActiveFilters({ parts }: { parts: SearchPageParts }) {
  const { t } = useTranslationRef(searchTranslationRef);
  const translateTitle = useTitles();
  const { filters, types, fieldNames, setFilters, setTypes } = useSearch();
  const nameOfType = (type: string) =>
    translateTitle(parts.resultTypes.find(({ value }) => value === type)?.name ?? type);
  // A type that is known is selected beside the results.
  const isShown =
    types.length > 1 || types.some((type) => !parts.resultTypes.some(({ value }) => value === type));
  const chips = Object.keys(filters).flatMap((field) =>
    readFilter(filters, field).map((value) => ({
      id: `${field} ${value}`,
      label: fieldNames.get(field)?.label ?? field,
      value: fieldNames.get(field)?.values.get(value) ?? value,
      onRemove: () =>
        setFilters((current) =>
          setFilter(
            current,
            field,
            readFilter(current, field).filter((other) => other !== value),
          ),
        ),
    })),
  );
  const ofTypes = (isShown ? types : []).map((type) => ({
    id: `type ${type}`,
    label: t('types.label'),
    value: nameOfType(type),
    onRemove: () => setTypes(types.filter((other) => other !== type)),
  }));
  return (
    <FilterChips
      filters={[...ofTypes, ...chips]}
      onClearAll={() => {
        if (chips.length > 0) setFilters({});
        else setTypes([]);
      }}
    />
  );
}
