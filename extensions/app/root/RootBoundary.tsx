import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary, useApiHolder, useTranslationRef } from '#sdk';
import { appTranslationRef } from '../i18n/appMessages';
import { LayoutSkeleton } from '../layout/LayoutSkeleton';

const ErrorPage = lazy(() =>
  import('../components/ErrorPage').then((module) => ({ default: module.ErrorPage })),
);

/** Catches what no extension's own boundary did, and shows the error page until the user goes elsewhere. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const apis = useApiHolder();
  return (
    <Suspense fallback={<LayoutSkeleton />}>
      <ErrorBoundary
        source={apis}
        renderFailure={({ error, resetError }) => <Failure error={error} onLeave={resetError} />}
      >
        {children}
      </ErrorBoundary>
    </Suspense>
  );
}

function Failure({ error, onLeave }: { error: Error; onLeave: () => void }) {
  const { t } = useTranslationRef(appTranslationRef);
  const { pathname } = useLocation();
  const failedAt = useRef(pathname);
  useEffect(() => {
    if (failedAt.current !== pathname) onLeave();
  }, [pathname, onLeave]);
  return (
    <ErrorPage statusMessage={t('errorPage.unexpected')} additionalInfo={error.message} stack={error.stack} />
  );
}
