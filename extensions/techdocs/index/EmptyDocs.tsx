import { useTranslationRef } from '#sdk';
import { docsIndexTranslationRef } from '../i18n/index/docsIndexTranslationRef';

/** How to add the first documentation. */
export function EmptyDocs() {
  const { t } = useTranslationRef(docsIndexTranslationRef);
  return <>{t('emptyHint')}</>;
}
