import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactElement, isValidElement, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FinalizedApp, FrontendFeature, RouteRef } from '#engine';
import { ApiProvider } from '../../apis/apiContext';
import type { JsonObject } from '../../apis/configApi';
import type { TestApi } from '../mocks/createMockApi';
import { createTestAppPlugin } from './createTestAppPlugin';
import { prepareTestApp } from './prepareTestApp';

/** What a test app consists of besides what is looked at. */
export interface TestAppOptions {
  /** APIs of the test's own, as mocks or pairs; the others are mocked. */
  apis?: readonly TestApi[];
  /** The app configuration. */
  config?: JsonObject;
  /** More plugins and modules. */
  features?: readonly FrontendFeature[];
  /** The addresses that the user went through; the last is the current one. `/` unless told otherwise. */
  initialRouteEntries?: string[];
}

/** What a test app consists of when an element is drawn in it. */
export interface RenderInTestAppOptions extends TestAppOptions {
  /**
   * Pages that exist elsewhere, by path: `{ '/catalog/:namespace/:kind/:name': entityRouteRef }`. Links to them resolve, and
   * at such an address the element has the path's parameters.
   */
  mountedRoutes?: Readonly<Record<string, RouteRef>>;
}

/** Draws an element inside an app: with a router, the APIs, a tree and its routes. */
export function renderInTestApp(element: ReactElement, options: RenderInTestAppOptions = {}): RenderResult {
  const app = createTestAppPlugin({ element, mountedRoutes: options.mountedRoutes });
  return renderApp([app, ...(options.features ?? [])], options);
}

/** Draws the pages of plugins at their addresses, as the product would, without the product's shell around them. */
export function renderTestApp(options: TestAppOptions): RenderResult {
  return renderApp([createTestAppPlugin({}), ...(options.features ?? [])], options);
}

function renderApp(features: readonly FrontendFeature[], options: TestAppOptions): RenderResult {
  const app = prepareTestApp({ features, config: options.config, apis: options.apis });
  return render(<TestApp app={app} entries={options.initialRouteEntries ?? ['/']} />);
}

function TestApp({ app, entries }: { app: FinalizedApp; entries: string[] }) {
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
