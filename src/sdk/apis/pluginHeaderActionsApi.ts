import type { ReactElement } from 'react';
import { type ApiRef, createApiRef } from '#engine';

/** Provides the actions that a plugin adds to the headers of its pages. */
export interface PluginHeaderActionsApi {
  getPluginHeaderActions(pluginId: string): Array<ReactElement | null>;
}

/** The ref of {@link PluginHeaderActionsApi}. */
export const pluginHeaderActionsApiRef: ApiRef<PluginHeaderActionsApi> = createApiRef<PluginHeaderActionsApi>(
  { id: 'core.plugin-header-actions' },
);
