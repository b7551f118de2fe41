import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isValidElement, type ReactNode } from 'react';
import { type ApiHolder, ApiProvider, ErrorBoundary, lazyPart, preloadLater, useContentMounted } from '#sdk';
import { PlainFailure } from '../plain/PlainFailure';

const CrashPage = lazyPart(
  preloadLater(async () => (await import('../failure')).CrashPage),
  undefined,
  PlainFailure,
);

/** Props of {@link AppHost}. */
export interface AppHostProps {
  apis: ApiHolder;
  queryClient: QueryClient;
  /** The root element of the tree. */
  element: unknown;
  /** False while only the sign-in is shown. */
  isWhole: boolean;
}

/** Provides the APIs and the query cache to the tree. Renders both phases of the start, so that React keeps shared elements. */
export function AppHost({ apis, queryClient, element, isWhole }: AppHostProps): ReactNode {
  useContentMounted(isWhole);
  return (
    <ErrorBoundary source={element} renderFailure={({ error }) => <CrashPage error={error} />}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider apis={apis}>{isValidElement(element) ? element : null}</ApiProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
