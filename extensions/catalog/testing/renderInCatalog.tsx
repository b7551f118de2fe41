import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { iconsApiRef, routeResolutionApiRef, storageApiRef } from '#sdk';
import { type TestApi, TestApiProvider, mockApis } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';
import { type CatalogApi, catalogApiRef } from '../api/CatalogApi';
import { CatalogEntityPresentation } from '../presentation/CatalogEntityPresentation';
import { entityPresentationApiRef } from '../presentation/EntityPresentationApi';
import { entityRouteRef } from '../routes';
import { starredEntitiesApiRef } from '../starred/StarredEntitiesApi';
import { StoredStarredEntities } from '../starred/StoredStarredEntities';

/** The environment of a part of the catalog in a test. */
export interface CatalogSurroundings {
  catalogApi: CatalogApi;
  /** The path, with its query. */
  path?: string;
  ownershipEntityRefs?: string[];
  starred?: string[];
  apis?: readonly TestApi[];
}

/** Renders a part of the catalog with the APIs it needs. The current URL is shown in a separate element. */
export function renderInCatalog(element: ReactElement, surroundings: CatalogSurroundings) {
  const { catalogApi, path = '/catalog', ownershipEntityRefs = [], starred = [], apis = [] } = surroundings;
  const storage = mockApis.storage({ data: { starredEntities: { entityRefs: starred } } });
  const routes = {
    resolve: (ref: unknown) =>
      ref === entityRouteRef
        ? ({ kind, namespace, name }: Record<string, string>) => `/catalog/${namespace}/${kind}/${name}`
        : undefined,
  };
  const given: TestApi[] = [
    mockApis.config({ data: { organization: { name: 'Northwind' } } }),
    mockApis.alert(),
    mockApis.toast(),
    mockApis.error(),
    mockApis.translation(),
    mockApis.permission(),
    mockApis.identity({ ownershipEntityRefs }),
    [iconsApiRef, { icon: () => undefined, getIcon: () => undefined, listIconKeys: () => [] }],
    [routeResolutionApiRef, routes],
    [catalogApiRef, catalogApi],
    [entityPresentationApiRef, new CatalogEntityPresentation({ catalogApi })],
    [storageApiRef, storage],
    [starredEntitiesApiRef, new StoredStarredEntities(storage)],
    ...apis,
  ];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <TestApiProvider apis={given}>
      <QueryClientProvider client={queryClient}>
        <TrellisThemeProvider variant="light">
          <MemoryRouter initialEntries={[path]}>
            <Suspense>{element}</Suspense>
            <Address />
          </MemoryRouter>
        </TrellisThemeProvider>
      </QueryClientProvider>
    </TestApiProvider>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}
