import { isJsonObject, valueAtPath } from '#model';

/**
 * The merged configuration as plain data. It was validated when it was loaded. The functions below return `undefined`, or an
 * empty list, if a value does not have the requested type.
 */
export type ConfigData = Readonly<Record<string, unknown>>;

export function readText(config: ConfigData, path: string): string | undefined {
  const value = valueAtPath(config, path);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function readNumber(config: ConfigData, path: string): number | undefined {
  const value = valueAtPath(config, path);
  return typeof value === 'number' ? value : undefined;
}

export function readFlag(config: ConfigData, path: string): boolean | undefined {
  const value = valueAtPath(config, path);
  return typeof value === 'boolean' ? value : undefined;
}

/** Accepts a list of strings, or one string for a list with one item. */
export function readTexts(config: ConfigData, path: string): string[] | undefined {
  const value = valueAtPath(config, path);
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

export function readMaps(config: ConfigData, path: string): Array<Record<string, unknown>> {
  const value = valueAtPath(config, path);
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function readMap(config: ConfigData, path: string): Record<string, unknown> | undefined {
  const value = valueAtPath(config, path);
  return isJsonObject(value) ? value : undefined;
}
