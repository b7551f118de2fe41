import { render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import {
  type AppNode,
  appTreeApiRef,
  createRouteRef,
  type NavContentNavItem,
  routeResolutionApiRef,
} from '#sdk';
import { mockApis, type TestApi, TestApiProvider } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';

/** Options of {@link renderInShell}. */
export interface ShellOptions {
  apis?: readonly TestApi[];
  /** The address, or the addresses that were visited before and the address. */
  path?: string | string[];
  title?: string;
}

/** Renders an element with a theme, a router and mocks of the APIs that the frame uses. The given APIs take precedence. */
export function renderInShell(element: ReactElement, { apis = [], path = '/', title }: ShellOptions = {}) {
  const app = title === undefined ? {} : { title };
  const given = [
    mockApis.config({ data: { app, backend: { baseUrl: 'http://backend' } } }),
    mockApis.alert(),
    mockApis.error(),
    mockApis.identity(),
    mockApis.discovery(),
    mockApis.translation(),
    [appTreeApiRef, { getTree: () => ({ tree: { nodes: new Map(), orphans: [] } }) }] as const,
    [routeResolutionApiRef, { resolve: () => undefined }] as const,
    ...apis,
  ];
  return render(
    <TestApiProvider apis={given}>
      <TrellisThemeProvider variant="light">
        <MemoryRouter initialEntries={[path].flat()}>
          <Suspense>{element}</Suspense>
          <Address />
        </MemoryRouter>
      </TrellisThemeProvider>
    </TestApiProvider>,
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>;
}

/** Creates a navigation item for a page. */
export function createTestNavItem(id: string, href: string, title: string): NavContentNavItem {
  return {
    node: { spec: { id } } as AppNode,
    href,
    title,
    icon: <svg aria-hidden />,
    routeRef: createRouteRef(),
  };
}
