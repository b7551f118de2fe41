import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, errorApiRef, useApi } from '#sdk';

/** Keeps the failure of an element beside the pages away from them. */
export function ElementBoundary({ children }: { children: ReactNode }) {
  const errorApi = useApi(errorApiRef);
  return (
    <ErrorBoundary renderFailure={() => null} onError={(error) => errorApi.post(error)}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
