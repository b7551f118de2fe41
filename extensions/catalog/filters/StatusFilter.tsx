import { useTranslationRef } from '#sdk';
import { FacetFilter } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogFilter } from '../list/useCatalogFilter';

/** Entities that need attention: orphans, and those that were processed with errors (which no backend counts). */
export function StatusFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { values, setValues, counts } = useCatalogFilter('status');
  const orphans = counts && { count: counts.get('true') ?? 0 };
  return (
    <FacetFilter
      folded
      label={t('filters.status')}
      selected={[...values]}
      onChange={setValues}
      options={[
        { value: 'orphan', label: t('filters.orphan'), ...orphans },
        { value: 'error', label: t('filters.error') },
      ]}
    />
  );
}
