import { useTranslationRef } from '#sdk';
import { FacetFilter } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogFilter } from '../list/useCatalogFilter';

/** Filters for orphans and entities with processing errors. Backends cannot count the latter. */
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
