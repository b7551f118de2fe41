import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactElement, isValidElement, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FinalizedApp, FrontendFeature, RouteRef } from '#engine';
import { ApiProvider } from '../../apis/apiContext';
import type { JsonObject } from '../../apis/configApi';
import { useContentMounted } from '../../firstContent/firstContent';
import type { TestApi } from '../mocks/createMockApi';
import { createTestAppPlugin } from './createTestAppPlugin';
import { prepareTestApp } from './prepareTestApp';

/** Options of test apps. */
export interface TestAppOptions {
  /** APIs as mocks or pairs. All others are mocked. */
  apis?: readonly TestApi[];
  /** The app configuration. */
  config?: JsonObject;
  /** Additional plugins and modules. */
  features?: readonly FrontendFeature[];
  /** The history of the router. The last entry is the current URL. `['/']` by default. */
  initialRouteEntries?: string[];
}

/** Options of {@link renderInTestApp}. */
export interface RenderInTestAppOptions extends TestAppOptions {
  /**
   * Pages that the test does not contain, by path: `{ '/catalog/:namespace/:kind/:name': entityRouteRef }`. Links to them work,
   * and at such a path the element receives the path parameters.
   */
  mountedRoutes?: Readonly<Record<string, RouteRef>>;
}

/** Renders an element inside an app with a router, APIs, a tree and routes. */
export function renderInTestApp(element: ReactElement, options: RenderInTestAppOptions = {}): RenderResult {
  const app = createTestAppPlugin({ element, mountedRoutes: options.mountedRoutes });
  return renderApp([app, ...(options.features ?? [])], options);
}

/** Renders the pages of plugins at their paths, without the product's frame. */
export function renderTestApp(options: TestAppOptions): RenderResult {
  return renderApp([createTestAppPlugin({}), ...(options.features ?? [])], options);
}

function renderApp(features: readonly FrontendFeature[], options: TestAppOptions): RenderResult {
  const app = prepareTestApp({ features, config: options.config, apis: options.apis });
  return render(<TestApp app={app} entries={options.initialRouteEntries ?? ['/']} />);
}

function TestApp({ app, entries }: { app: FinalizedApp; entries: string[] }) {
  useContentMounted(true);
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider apis={app.apis}>
        <MemoryRouter initialEntries={entries}>
          {isValidElement(app.element) ? app.element : null}
        </MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>
  );
}
