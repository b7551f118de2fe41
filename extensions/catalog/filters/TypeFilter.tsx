import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useEntityList } from '../list/entityListContext';
import { FilterNotice } from './FilterNotice';
import { ValueFilter } from './ValueFilter';

/** Which types of the kind are listed. */
export function TypeFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { facets } = useEntityList();
  return (
    <>
      <ValueFilter filterKey="type" label={t('filters.type')} />
      {facets.error && <FilterNotice text={t('filters.typesFailed')} onRetry={facets.retry} />}
    </>
  );
}
