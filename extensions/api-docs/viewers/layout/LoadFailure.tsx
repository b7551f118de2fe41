import { useTranslationRef } from '#sdk';
import { Banner } from '#ui';
<<<<<<< HEAD
import { TooSlowError } from '../background/session';
import { apiDocsTranslationRef } from '../../i18n/apiDocsTranslationRef';

/** Explains why a part of the definition is not shown. */
export function LoadFailure({ error }: { error: Error }) {
  const { t } = useTranslationRef(apiDocsTranslationRef);
=======
import { definitionTranslationRef } from '../i18n/definitionTranslationRef';
import { TooSlowError } from '../openapi/worker/createOpenApiClient';

/** Explains why a part of the definition is not shown. */
export function LoadFailure({ error }: { error: Error }) {
  const { t } = useTranslationRef(definitionTranslationRef);
>>>>>>> main
  return (
    <Banner severity="error">
      {error instanceof TooSlowError
        ? t('definition.partTooSlow')
        : t('definition.partFailed', { message: error.message })}
    </Banner>
  );
}
