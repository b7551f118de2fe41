import type { ConfigPath } from '#diagnostics';
import { isJsonObject } from '#model';
import { needsRestart } from './restartPaths';

type Data = Readonly<Record<string, unknown>>;

/**
 * Replaces the visible values that require a restart with those the server was started with. Only replaces values
 * that exist in both, because the places of a configuration depend on the order of its values.
 */
export function keepStartValues(config: Data, started: Data): Record<string, unknown> {
  return keepMap(config, started, []);
}

function keepMap(config: Data, started: Data, path: ConfigPath): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      const before = Object.hasOwn(started, key) ? started[key] : undefined;
      return [key, keepValue(value, before, [...path, key])];
    }),
  );
}

function keepValue(value: unknown, before: unknown, path: ConfigPath): unknown {
  if (isJsonObject(value) && isJsonObject(before)) return keepMap(value, before, path);
  const areScalars = [value, before].every((one) => one !== undefined && typeof one !== 'object');
  return areScalars && needsRestart(path) ? before : value;
}
