import { useTranslationRef } from '#sdk';
import { Banner } from '#ui';
import { TooSlowError } from '../background/session';
import { definitionTranslationRef } from '../i18n/definitionTranslationRef';

/** Explains why a part of the definition is not shown. */
export function LoadFailure({ error }: { error: Error }) {
  const { t } = useTranslationRef(definitionTranslationRef);
  return (
    <Banner severity="error">
      {error instanceof TooSlowError ? t('load.slow') : `${t('load.failed')}: ${error.message}`}
    </Banner>
  );
}
