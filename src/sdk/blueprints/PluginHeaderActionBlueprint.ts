import type { ReactElement } from 'react';
import { createExtensionBlueprint } from '#engine';
import { ExtensionBoundary } from '../components/ExtensionBoundary';
import { coreExtensionData } from '../data/coreExtensionData';

/** Creates actions that appear in the header of every page of the plugin. */
export const PluginHeaderActionBlueprint = createExtensionBlueprint({
  kind: 'plugin-header-action',
  attachTo: { id: 'api:app/plugin-header-actions', input: 'actions' },
  output: [coreExtensionData.reactElement],
  factory: (params: { loader: () => Promise<ReactElement> }, { node }) => [
    coreExtensionData.reactElement(ExtensionBoundary.lazy(node, params.loader)),
  ],
});
