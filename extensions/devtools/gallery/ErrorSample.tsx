import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { ErrorPanel } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

/** A failed request, with a retry that fails again. */
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

/** Example code of the error panel. */
export const errorCode = `import { ErrorPanel } from '#ui';

<ErrorPanel
  title="Could not load the deployments"
  error={query.error}
  onRetry={query.refetch}
  retrying={query.isFetching}
/>`;
