import {
  ApiBlueprint,
  coreExtensionData,
  createExtensionInput,
  pluginHeaderActionsApiRef,
  PluginWrapperBlueprint,
  pluginWrapperApiRef,
} from '#sdk';
import { createPluginHeaderActionsApi } from '../plugins/createPluginHeaderActionsApi';
import { createPluginWrapperApi } from '../plugins/createPluginWrapperApi';

/** Wrappers that plugins add around their own extensions. */
export const pluginWrapperApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'plugin-wrapper',
  inputs: { wrappers: createExtensionInput([PluginWrapperBlueprint.dataRefs.wrapper]) },
  factory: (originalFactory, { inputs }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: pluginWrapperApiRef,
        deps: {},
        factory: () =>
          createPluginWrapperApi(
            inputs.wrappers.map((wrapper) => ({
              pluginId: wrapper.node.spec.plugin.pluginId,
              loader: wrapper.get(PluginWrapperBlueprint.dataRefs.wrapper),
            })),
          ),
      }),
    ),
});

/** Actions that plugins add to the headers of their own pages. */
export const pluginHeaderActionsApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'plugin-header-actions',
  inputs: { actions: createExtensionInput([coreExtensionData.reactElement]) },
  factory: (originalFactory, { inputs }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: pluginHeaderActionsApiRef,
        deps: {},
        factory: () =>
          createPluginHeaderActionsApi(
            inputs.actions.map((action) => ({
              pluginId: action.node.spec.plugin.pluginId,
              element: action.get(coreExtensionData.reactElement),
            })),
          ),
      }),
    ),
});
