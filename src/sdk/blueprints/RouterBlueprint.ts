import type { ComponentType, ReactNode } from 'react';
import { createExtensionBlueprint, createExtensionDataRef } from '#engine';

const componentDataRef = createExtensionDataRef<ComponentType<{ children: ReactNode }>>().with({
  id: 'app.router.wrapper',
});

/** Creates a router that replaces the browser router around the pages. Only modules of the plugin `app` can use it. */
export const RouterBlueprint = createExtensionBlueprint({
  kind: 'app-router-component',
  attachTo: { id: 'app/root', input: 'router' },
  output: [componentDataRef],
  dataRefs: { component: componentDataRef },
  factory: (params: { component: ComponentType<{ children: ReactNode }> }) => [
    componentDataRef(params.component),
  ],
});
