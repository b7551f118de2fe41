import { useTranslationRef } from '#sdk';
import { Banner } from '#ui';
import { openApiTranslationRef } from '../openapi/i18n/openApiTranslationRef';
import { TooSlowError } from '../openapi/worker/createOpenApiClient';

/** Explains why a part of the definition is not shown. */
export function LoadFailure({ error }: { error: Error }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  return (
    <Banner severity="error">
      {error instanceof TooSlowError ? t('load.slow') : `${t('load.failed')}: ${error.message}`}
    </Banner>
  );
}
