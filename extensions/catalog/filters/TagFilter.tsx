import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { ValueFilter } from './ValueFilter';

/** Filters by tags. Entities must have all selected tags. */
export function TagFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  return <ValueFilter filterKey="tags" label={t('filters.tags')} expectedCount={7} />;
}
