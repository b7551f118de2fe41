import { isRecord } from '#diagnostics';
import { isDeepStrictEqual } from 'node:util';

/** A key with different values in two trees. An absent value means that the default applies. */
export interface ConfigChange {
  /** The path from the config to the key. */
  path: string[];
  from?: unknown;
  to?: unknown;
}

/** Compares two configs of one extension key by key. A list counts as one value. */
export function compareConfigs(from: unknown, to: unknown): ConfigChange[] {
  return compareMaps(toMap(from), toMap(to), []);
}

type ConfigMap = Readonly<Record<string, unknown>>;

function compareMaps(from: ConfigMap, to: ConfigMap, path: readonly string[]): ConfigChange[] {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) => {
    const before = read(from, key);
    const after = read(to, key);
    if (isDeepStrictEqual(before, after)) return [];
    if (isRecord(before) && isRecord(after)) return compareMaps(before, after, [...path, key]);
    return [
      {
        path: [...path, key],
        ...(before === undefined ? {} : { from: before }),
        ...(after === undefined ? {} : { to: after }),
      },
    ];
  });
}

function read(map: ConfigMap, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

function toMap(value: unknown): ConfigMap {
  return isRecord(value) ? value : {};
}
