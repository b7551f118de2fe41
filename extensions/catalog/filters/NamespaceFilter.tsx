import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { ValueFilter } from './ValueFilter';

/** Filters by namespace. Hidden if the catalog has only one. */
export function NamespaceFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { values, known, failed } = useCatalogFilter('namespace');
  if (values.length === 0 && known.length < 2 && !failed) return null;
  return <ValueFilter filterKey="namespace" label={t('filters.namespace')} />;
}
