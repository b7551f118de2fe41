import {
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import type { PluginWrapperApi, PluginWrapperDefinition, PluginWrapperLoader } from '#sdk';
import { createWrapperValues, type ValueWrapper, type WrapperValues } from './wrapperValues';

type Wrapper = ComponentType<{ children: ReactNode }>;

/** A wrapper, and the plugin whose extensions it wraps. */
export interface PluginWrapperEntry {
  pluginId: string;
  loader: PluginWrapperLoader;
}

/**
 * Creates the plugin wrapper API. A wrapper is loaded when the first extension of its plugin renders. Its
 * `useWrapperValue` hook runs once, at the root of the app.
 */
export function createPluginWrapperApi(entries: readonly PluginWrapperEntry[]): PluginWrapperApi {
  const values = createWrapperValues();
  const wrappers = new Map<string, Wrapper>();
  for (const { pluginId, loader } of entries)
    wrappers.set(pluginId, nest(wrappers.get(pluginId), createWrapper(loader, values)));

  function RootWrapper({ children }: { children: ReactNode }) {
    const requested = useSyncExternalStore(values.subscribe, values.requested);
    return (
      <>
        {requested.map((wrapper, index) => (
          <WrapperValue key={index} wrapper={wrapper} values={values} />
        ))}
        {children}
      </>
    );
  }

  return {
    getRootWrapper: () => RootWrapper,
    getPluginWrapper: (pluginId) => wrappers.get(pluginId),
  };
}

function nest(Outer: Wrapper | undefined, Inner: Wrapper): Wrapper {
  if (Outer === undefined) return Inner;
  return function NestedWrapper({ children }) {
    return (
      <Outer>
        <Inner>{children}</Inner>
      </Outer>
    );
  };
}

function createWrapper(loader: PluginWrapperLoader, values: WrapperValues): Wrapper {
  let loading: Promise<PluginWrapperDefinition> | undefined;

  return function LoadedWrapper({ children }) {
    // A failed load is retried when the error boundary retries.
    loading ??= loader().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const wrapper = use(loading);
    if (!hasValue(wrapper)) return <wrapper.component value={undefined}>{children}</wrapper.component>;
    return (
      <WithValue wrapper={wrapper} values={values}>
        {children}
      </WithValue>
    );
  };
}

function hasValue(wrapper: PluginWrapperDefinition): wrapper is ValueWrapper {
  return wrapper.useWrapperValue !== undefined;
}

interface ValueProps {
  wrapper: ValueWrapper;
  values: WrapperValues;
}

/** Runs a wrapper's hook at the root and stores its value. */
function WrapperValue({ wrapper, values }: ValueProps) {
  const value = wrapper.useWrapperValue();
  useLayoutEffect(() => values.write(wrapper, value), [values, wrapper, value]);
  return null;
}

function WithValue({ wrapper, values, children }: ValueProps & { children: ReactNode }) {
  useEffect(() => values.request(wrapper), [values, wrapper]);
  const box = useSyncExternalStore(values.subscribe, () => values.read(wrapper));
  if (box === undefined) return null;
  return <wrapper.component value={box.value}>{children}</wrapper.component>;
}
