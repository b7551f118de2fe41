import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary, useApiHolder } from '#sdk';
import { LayoutSkeleton } from '../layout/LayoutSkeleton';

const BoundaryPage = lazy(() =>
  import('../components/BoundaryPage').then((module) => ({ default: module.BoundaryPage })),
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
  const { pathname } = useLocation();
  const failedAt = useRef(pathname);
  useEffect(() => {
    if (failedAt.current !== pathname) onLeave();
  }, [pathname, onLeave]);
  return <BoundaryPage error={error} onRetry={onLeave} />;
}
