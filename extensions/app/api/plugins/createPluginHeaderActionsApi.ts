import type { ReactElement } from 'react';
import type { PluginHeaderActionsApi } from '#sdk';

/** One action and the plugin in whose headers it stands. */
export interface PluginHeaderAction {
  pluginId: string;
  element: ReactElement;
}

/** Creates the actions that plugins add to the headers of their pages, in tree order. */
export function createPluginHeaderActionsApi(actions: readonly PluginHeaderAction[]): PluginHeaderActionsApi {
  const byPlugin = new Map<string, ReactElement[]>();
  for (const { pluginId, element } of actions)
    byPlugin.set(pluginId, [...(byPlugin.get(pluginId) ?? []), element]);
  return { getPluginHeaderActions: (pluginId) => byPlugin.get(pluginId) ?? [] };
}
