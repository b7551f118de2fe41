import type { PluginWrapperDefinition } from '#sdk';

/** A wrapper that computes one value for all its instances. */
export type ValueWrapper = PluginWrapperDefinition &
  Required<Pick<PluginWrapperDefinition, 'useWrapperValue'>>;

/** The values that plugin wrappers share between their instances. */
export interface WrapperValues {
  /** Requests that the value of a wrapper is computed at the root. */
  request: (wrapper: ValueWrapper) => void;
  /** The requested wrappers. The array only changes when one is added. */
  requested: () => readonly ValueWrapper[];
  /** The value of a wrapper, boxed because it may be `undefined`. Returns `undefined` until it is computed. */
  read(wrapper: ValueWrapper): { value: unknown } | undefined;
  write(wrapper: ValueWrapper, value: unknown): void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the store of wrapper values. */
export function createWrapperValues(): WrapperValues {
  let wrappers: readonly ValueWrapper[] = [];
  const values = new Map<ValueWrapper, { value: unknown }>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    const now = Array.from(listeners);
    for (const listener of now) listener();
  };

  return {
    request(wrapper) {
      if (wrappers.includes(wrapper)) return;
      wrappers = [...wrappers, wrapper];
      notify();
    },
    requested: () => wrappers,
    read: (wrapper) => values.get(wrapper),
    write(wrapper, value) {
      if (values.has(wrapper) && Object.is(values.get(wrapper)?.value, value)) return;
      values.set(wrapper, { value });
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
