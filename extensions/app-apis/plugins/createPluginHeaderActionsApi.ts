import type { ReactElement } from 'react';
import type { PluginHeaderActionsApi } from '#sdk';

/** An action, and the plugin whose page headers show it. */
export interface PluginHeaderAction {
  pluginId: string;
  element: ReactElement;
}

/** Creates the API for actions that plugins add to their page headers, in tree order. */
export function createPluginHeaderActionsApi(actions: readonly PluginHeaderAction[]): PluginHeaderActionsApi {
  const byPlugin = new Map<string, ReactElement[]>();
  for (const { pluginId, element } of actions)
    byPlugin.set(pluginId, [...(byPlugin.get(pluginId) ?? []), element]);
  return { getPluginHeaderActions: (pluginId) => byPlugin.get(pluginId) ?? [] };
}
