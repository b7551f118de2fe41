import type { ComponentType, ReactNode } from 'react';
import { createExtensionBlueprint, createExtensionDataRef } from '#engine';

const componentDataRef = createExtensionDataRef<ComponentType<{ children: ReactNode }>>().with({
  id: 'app.root.wrapper',
});

/** Creates components that wrap the whole app, outside the router. Only modules of the plugin `app` can use it. */
export const AppRootWrapperBlueprint = createExtensionBlueprint({
  kind: 'app-root-wrapper',
  attachTo: { id: 'app/root', input: 'wrappers' },
  output: [componentDataRef],
  dataRefs: { component: componentDataRef },
  factory: (params: { component: ComponentType<{ children: ReactNode }> }) => [
    componentDataRef(params.component),
  ],
});
