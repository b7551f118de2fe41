import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { ValueFilter } from './ValueFilter';

/** Which tags the listed entities all have. */
export function TagFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  return <ValueFilter filterKey="tags" label={t('filters.tags')} usual={7} />;
}
