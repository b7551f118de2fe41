import { useTranslationRef } from '#sdk';
import { Banner } from '#ui';
import { TooSlowError } from '../background/session';
import { apiDocsTranslationRef } from '../../i18n/apiDocsTranslationRef';

/** Explains why a part of the definition is not shown. */
export function LoadFailure({ error }: { error: Error }) {
  const { t } = useTranslationRef(apiDocsTranslationRef);
  return (
    <Banner severity="error">
      {error instanceof TooSlowError
        ? t('definition.partTooSlow')
        : t('definition.partFailed', { message: error.message })}
    </Banner>
  );
}
