import { useTitles, useTranslationRef } from '#sdk';
import { FacetFilter } from '#ui';
import type { SearchResultType } from '../blueprints/searchDataRefs';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useSearch } from '../state/searchContext';

/** Props of {@link SearchTypeMultiselect}. */
export interface SearchTypeMultiselectProps {
  /** The heading. 'Result type' by default. */
  name?: string;
  types: readonly SearchResultType[];
}

/** Selects several types of results. Without a selection, all types are searched. */
export function SearchTypeMultiselect({ name, types }: SearchTypeMultiselectProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const translateTitle = useTitles();
  const { types: selected, setTypes } = useSearch();
  return (
    <FacetFilter
      label={name ?? t('types.label')}
      none={t('types.all')}
      options={types.map(({ value, name: title, icon }) => ({ value, label: translateTitle(title), icon }))}
      selected={selected}
      onChange={setTypes}
    />
  );
}
