import type { PluginWrapperDefinition } from '#sdk';

/** A wrapper that computes a value for all the places where it stands. */
export type ValueWrapper = PluginWrapperDefinition &
  Required<Pick<PluginWrapperDefinition, 'useWrapperValue'>>;

/** The values that plugin wrappers share between all the places where they stand. */
export interface WrapperValues {
  /** Asks that the value of a wrapper be computed at the root. */
  request: (wrapper: ValueWrapper) => void;
  /** The wrappers whose values are asked for; the same list until one is added. */
  requested: () => readonly ValueWrapper[];
  /** The value of a wrapper in a box, as it may be `undefined` itself; no box until it was computed. */
  read(wrapper: ValueWrapper): { value: unknown } | undefined;
  write(wrapper: ValueWrapper, value: unknown): void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the store of wrapper values. */
export function createWrapperValues(): WrapperValues {
  let wrappers: readonly ValueWrapper[] = [];
  const values = new Map<ValueWrapper, { value: unknown }>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    const now = Array.from(listeners);
    for (const listener of now) listener();
  };

  return {
    request(wrapper) {
      if (wrappers.includes(wrapper)) return;
      wrappers = [...wrappers, wrapper];
      tell();
    },
    requested: () => wrappers,
    read: (wrapper) => values.get(wrapper),
    write(wrapper, value) {
      if (values.has(wrapper) && Object.is(values.get(wrapper)?.value, value)) return;
      values.set(wrapper, { value });
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
