import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { ValueFilter } from './ValueFilter';

/** Filters by type. */
export function TypeFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  return <ValueFilter filterKey="type" label={t('filters.type')} failedText={t('filters.typesFailed')} />;
}
