import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { ValueFilter } from './ValueFilter';

/** Filters by lifecycle. */
export function LifecycleFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  return <ValueFilter filterKey="lifecycles" label={t('filters.lifecycle')} />;
}
