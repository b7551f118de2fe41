import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isValidElement, lazy, type ReactNode, Suspense } from 'react';
import { type ApiHolder, ApiProvider, ErrorBoundary } from '#sdk';

const CrashPage = lazy(async () => ({ default: (await import('../failure')).CrashPage }));

/** Props of {@link AppHost}. */
export interface AppHostProps {
  apis: ApiHolder;
  queryClient: QueryClient;
  /** The root element of the tree. */
  element: unknown;
}

/** Puts the APIs and the cache of answers around the tree. Both phases of the start are drawn by it, so that nothing moves. */
export function AppHost({ apis, queryClient, element }: AppHostProps): ReactNode {
  return (
    <ErrorBoundary
      source={element}
      renderFailure={({ error }) => (
        <Suspense fallback={null}>
          <CrashPage error={error} />
        </Suspense>
      )}
    >
      <QueryClientProvider client={queryClient}>
        <ApiProvider apis={apis}>{isValidElement(element) ? element : null}</ApiProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
