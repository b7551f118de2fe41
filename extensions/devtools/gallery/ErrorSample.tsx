import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { ErrorPanel } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

/** A request that failed, with a retry that fails again after a moment. */
export function ErrorSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [since] = useState(() => new Date(Date.now() - 4 * 60_000));
  const [isRetrying, setRetrying] = useState(false);
  const retry = (): void => {
    setRetrying(true);
    setTimeout(() => setRetrying(false), 1500);
  };
  return (
    <ErrorPanel
      title={t('error.failed')}
      error={new Error(t('error.reason'))}
      since={since}
      shownFrom={since}
      onRetry={retry}
      retrying={isRetrying}
    />
  );
}

/** The few lines that say what failed. */
export const errorCode = `import { ErrorPanel } from '#ui';

<ErrorPanel
  title="The deployments could not be loaded"
  error={query.error}
  onRetry={query.refetch}
  retrying={query.isFetching}
/>`;
