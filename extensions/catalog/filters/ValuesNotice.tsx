import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useEntityList } from '../list/entityListContext';
import { FilterNotice } from './FilterNotice';

/** Says that the values of a filter could not be loaded, with a button to retry. */
export function ValuesNotice({ text }: { text?: string | undefined }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { counts } = useEntityList();
  return <FilterNotice text={text ?? t('filters.valuesFailed')} onRetry={counts.retry} />;
}
