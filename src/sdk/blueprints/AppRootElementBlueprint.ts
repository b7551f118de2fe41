import type { ReactElement } from 'react';
import { createExtensionBlueprint } from '#engine';
import { coreExtensionData } from '../data/coreExtensionData';

/** Creates elements that are rendered once beside the pages, inside the router: listeners, dialogs, overlays. */
export const AppRootElementBlueprint = createExtensionBlueprint({
  kind: 'app-root-element',
  attachTo: { id: 'app/root', input: 'elements' },
  output: [coreExtensionData.reactElement],
  factory: (params: { element: ReactElement }) => [coreExtensionData.reactElement(params.element)],
});
