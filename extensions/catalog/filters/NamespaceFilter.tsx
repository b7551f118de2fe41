import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogFilter } from '../list/useCatalogFilter';
import { ValueFilter } from './ValueFilter';

/** In which namespaces the listed entities are. A catalogue of one namespace has nothing to choose from. */
export function NamespaceFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { values, known } = useCatalogFilter('namespace');
  if (values.length === 0 && known.length < 2) return null;
  return <ValueFilter filterKey="namespace" label={t('filters.namespace')} />;
}
