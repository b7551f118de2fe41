import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  type ExtensionDefinition,
  type FrontendPlugin,
  type RouteRef,
  createExtension,
  createExtensionInput,
  createFrontendPlugin,
} from '#engine';
import { NotFoundErrorPage } from '../../components/NotFoundErrorPage';
import { coreExtensionData } from '../../data/coreExtensionData';

/** The content of a test app. */
export interface TestAppContent {
  /** Rendered at every path. Without it, the pages of the tree are rendered at theirs. */
  element?: ReactElement | undefined;
  /** Routes of pages that the test does not contain, by path. */
  mountedRoutes?: Readonly<Record<string, RouteRef>> | undefined;
}

/** Creates the plugin `app` for a test: the pages in `app/routes`, without anything around them. */
export function createTestAppPlugin({ element, mountedRoutes = {} }: TestAppContent): FrontendPlugin {
  const mounted = Object.entries(mountedRoutes);
  const extensions: ExtensionDefinition[] = [
    createExtension({
      attachTo: { id: 'root', input: 'app' },
      inputs: { content: createExtensionInput([coreExtensionData.reactElement], { singleton: true }) },
      output: [coreExtensionData.reactElement],
      factory: ({ inputs }) => [
        coreExtensionData.reactElement(inputs.content.get(coreExtensionData.reactElement)),
      ],
    }),
    createExtension({
      name: 'routes',
      attachTo: { id: 'app', input: 'content' },
      inputs: {
        routes: createExtensionInput([
          coreExtensionData.routePath,
          coreExtensionData.reactElement,
          coreExtensionData.routeRef.optional(),
        ]),
      },
      output: [coreExtensionData.reactElement],
      factory: ({ inputs }) => [
        coreExtensionData.reactElement(
          <Routes>
            {inputs.routes.map((route) => (
              <Route
                key={route.node.spec.id}
                path={`${route.get(coreExtensionData.routePath)}/*`}
                element={element ?? route.get(coreExtensionData.reactElement)}
              />
            ))}
            <Route path="*" element={element ?? <NotFoundErrorPage />} />
          </Routes>,
        ),
      ],
    }),
    ...mounted.map(([path, routeRef], index) => createMountedRoute(`mounted-${index}`, path, routeRef)),
  ];
  return createFrontendPlugin({ pluginId: 'app', extensions });
}

function createMountedRoute(name: string, path: string, routeRef: RouteRef): ExtensionDefinition {
  return createExtension({
    kind: 'page',
    name,
    attachTo: { id: 'app/routes', input: 'routes' },
    output: [coreExtensionData.routePath, coreExtensionData.reactElement, coreExtensionData.routeRef],
    factory: () => [
      coreExtensionData.routePath(path),
      coreExtensionData.reactElement(<></>),
      coreExtensionData.routeRef(routeRef),
    ],
  });
}
