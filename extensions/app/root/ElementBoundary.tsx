import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, errorApiRef, useApi } from '#sdk';

/** Prevents a failed element from breaking the pages. */
export function ElementBoundary({ children }: { children: ReactNode }) {
  const errorApi = useApi(errorApiRef);
  return (
    <ErrorBoundary renderFailure={() => null} onError={(error) => errorApi.post(error)}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
