import { isJsonObject } from '#model';

/** The paths of the values that differ, as people write them: `app.extensions[3].page:catalog.config.path`. */
export function listChangedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (isJsonObject(before) && isJsonObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      listChangedPaths(ownValue(before, key), ownValue(after, key), path === '' ? key : `${path}.${key}`),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      listChangedPaths(before[index], after[index], `${path}[${index}]`),
    );
  }
  return Object.is(before, after) ? [] : [path];
}

function ownValue(data: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}
