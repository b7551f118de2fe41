import type { ComponentType, ReactNode } from 'react';
import { createExtensionBlueprint, createExtensionDataRef } from '#engine';

const componentDataRef = createExtensionDataRef<ComponentType<{ children: ReactNode }>>().with({
  id: 'app.router.wrapper',
});

/** Creates the router around the pages, in place of the browser's. Only modules of the plugin `app` may use it. */
export const RouterBlueprint = createExtensionBlueprint({
  kind: 'app-router-component',
  attachTo: { id: 'app/root', input: 'router' },
  output: [componentDataRef],
  dataRefs: { component: componentDataRef },
  factory: (params: { component: ComponentType<{ children: ReactNode }> }) => [
    componentDataRef(params.component),
  ],
});
