import type { ComponentType, ReactNode } from 'react';
import { createExtensionBlueprint, createExtensionDataRef } from '#engine';

/** A wrapper around every extension of a plugin. */
export interface PluginWrapperDefinition<TValue = unknown> {
  /** Rendered around each extension. `value` is the result of `useWrapperValue`. */
  component: ComponentType<{ children: ReactNode; value: TValue }>;
  /** Runs once for the whole app, so that all instances share the state. */
  useWrapperValue?: () => TValue;
}

/** Loads the wrapper of a plugin. */
export type PluginWrapperLoader<TValue = unknown> = () => Promise<PluginWrapperDefinition<TValue>>;

const wrapperDataRef = createExtensionDataRef<PluginWrapperLoader>().with({
  id: 'core.plugin-wrapper.loader',
});

/** Creates wrappers around every extension of the plugin, such as a context provider. */
export const PluginWrapperBlueprint = createExtensionBlueprint({
  kind: 'plugin-wrapper',
  attachTo: { id: 'api:app/plugin-wrapper', input: 'wrappers' },
  output: [wrapperDataRef],
  dataRefs: { wrapper: wrapperDataRef },
  factory: (params: { loader: PluginWrapperLoader }) => [wrapperDataRef(params.loader)],
});
