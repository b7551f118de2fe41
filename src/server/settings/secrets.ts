import { isJsonObject } from '#model';

/** Returns all texts of a configuration that its masked form hides. */
export function findSecrets(config: unknown, masked: unknown): string[] {
  if (typeof config === 'string') return config === masked ? [] : [config];
  if (Array.isArray(config)) {
    return config.flatMap((item, index) =>
      findSecrets(item, Array.isArray(masked) ? masked[index] : undefined),
    );
  }
  if (!isJsonObject(config)) return [];
  return Object.entries(config).flatMap(([key, value]) =>
    findSecrets(value, isJsonObject(masked) && Object.hasOwn(masked, key) ? masked[key] : undefined),
  );
}
