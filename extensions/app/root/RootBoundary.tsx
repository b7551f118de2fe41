import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary, lazyPart, preloadLater, useApiHolder } from '#sdk';
import { PlainErrorDisplay } from '../components/PlainErrorDisplay';
import { LayoutSkeleton } from '../layout/LayoutSkeleton';

const BoundaryPage = lazyPart(
  preloadLater(async () => (await import('../components/BoundaryPage')).BoundaryPage),
  undefined,
  ({ error, onRetry }) => <PlainErrorDisplay error={error} resetError={onRetry} />,
);

/** Catches errors that no extension boundary caught. Shows the error page until the user navigates. */
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
