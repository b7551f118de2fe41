import type { ComponentType, ReactNode } from 'react';
import { type ApiRef, createApiRef } from '#engine';

/**
 * Provides the wrappers that a plugin adds around all of its extensions. Called by the app root and by `ExtensionBoundary`. Other
 * components don't need it.
 */
export interface PluginWrapperApi {
  /** Returns a component that is rendered once around the app and holds the shared state of all wrappers. */
  getRootWrapper(): ComponentType<{ children: ReactNode }>;
  /** Returns `undefined` if the plugin has no wrappers. */
  getPluginWrapper(pluginId: string): ComponentType<{ children: ReactNode }> | undefined;
}

/** The ref of {@link PluginWrapperApi}. */
export const pluginWrapperApiRef: ApiRef<PluginWrapperApi> = createApiRef<PluginWrapperApi>({
  id: 'core.plugin-wrapper',
});
