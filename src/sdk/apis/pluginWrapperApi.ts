import type { ComponentType, ReactNode } from 'react';
import { type ApiRef, createApiRef } from '#engine';

/**
 * Gives the wrappers that a plugin puts around all of its extensions. `ExtensionBoundary` applies them; only the app root
 * and the boundary call this API.
 */
export interface PluginWrapperApi {
  /** Stands once around the app and holds the state that a plugin's wrappers share. */
  getRootWrapper(): ComponentType<{ children: ReactNode }>;
  /** `undefined` for a plugin without wrappers. */
  getPluginWrapper(pluginId: string): ComponentType<{ children: ReactNode }> | undefined;
}

/** The ref of {@link PluginWrapperApi}. */
export const pluginWrapperApiRef: ApiRef<PluginWrapperApi> = createApiRef<PluginWrapperApi>({
  id: 'core.plugin-wrapper',
});
