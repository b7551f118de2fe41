import * as z from 'zod/mini';
import { coreExtensionData, createExtension, createExtensionInput } from '#sdk';
import { chromeComponent } from './loadChrome';

const AppRoutes = chromeComponent((chrome) => chrome.AppRoutes);

/** The pages, each mounted at its path, and former addresses that lead on to new ones. */
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
