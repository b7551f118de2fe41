import * as z from 'zod/mini';
import { coreExtensionData, createExtension, createExtensionInput } from '#sdk';
import { chrome } from './chrome';

const AppRoutes = chrome.component((parts) => parts.AppRoutes);

/** The pages at their paths, and redirects. */
export const routesExtension = createExtension({
  name: 'routes',
  attachTo: { id: 'app/layout', input: 'content' },
  inputs: {
    routes: createExtensionInput([
      coreExtensionData.routePath,
      coreExtensionData.reactElement,
      coreExtensionData.routeRef.optional(),
    ]),
  },
  configSchema: {
    redirects: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
  },
  output: [coreExtensionData.reactElement],
  factory: ({ inputs, config }) => [
    coreExtensionData.reactElement(
      <AppRoutes
        pages={inputs.routes.map((route) => ({
          path: route.get(coreExtensionData.routePath),
          element: route.get(coreExtensionData.reactElement),
        }))}
        redirects={config.redirects ?? []}
      />,
    ),
  ],
});
