import { type ConfigPath, isRecord } from '#diagnostics';

type Data = Readonly<Record<string, unknown>>;

/**
 * Lists the paths at which two configurations differ, as deep as possible, in the order of the later one. Entries of
 * `app.extensions` are identified by extension id, as in `['app', 'extensions', 'page:catalog', 'config', 'title']`. The path
 * of the list itself means that the order changed. Other lists count as one value.
 */
export function listChangedPaths(before: Data, after: Data): ConfigPath[] {
  const changed: ConfigPath[] = [];
  compareMaps(before, after, [], changed);
  return changed;
}

function compareMaps(before: Data, after: Data, path: ConfigPath, changed: ConfigPath[]): void {
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    compare(readOwn(before, key), readOwn(after, key), [...path, key], changed);
  }
}

function compare(before: unknown, after: unknown, path: ConfigPath, changed: ConfigPath[]): void {
  if (before === after) return;
  if (isRecord(before) && isRecord(after)) return compareMaps(before, after, path, changed);
  if (Array.isArray(before) && Array.isArray(after)) {
    const entries = isExtensions(path) ? [readEntries(before), readEntries(after)] : [];
    if (entries[0] && entries[1]) return compareEntries(entries[0], entries[1], path, changed);
    if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  }
  changed.push(path);
}

function isExtensions(path: ConfigPath): boolean {
  return path.length === 2 && path[0] === 'app' && path[1] === 'extensions';
}

/** Returns the settings by id, or `undefined` if an entry has no id or an id is not unique. The list then counts as one value. */
function readEntries(list: readonly unknown[]): Map<string, unknown> | undefined {
  const entries = new Map<string, unknown>();
  for (const item of list) {
    const [id, settings] = readEntry(item);
    if (id === undefined || entries.has(id)) return undefined;
    entries.set(id, settings);
  }
  return entries;
}

function readEntry(item: unknown): [id: string | undefined, settings: unknown] {
  if (typeof item === 'string') return [item, {}];
  const keys = isRecord(item) ? Object.keys(item) : [];
  const [id] = keys;
  if (!isRecord(item) || id === undefined || keys.length !== 1) return [undefined, undefined];
  const value = readOwn(item, id);
  // Equivalent to the id alone.
  return [id, value === null || value === true || value === 'true' ? {} : value];
}

function compareEntries(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  path: ConfigPath,
  changed: ConfigPath[],
): void {
  for (const [id, settings] of after) compare(before.get(id), settings, [...path, id], changed);
  for (const id of before.keys()) if (!after.has(id)) changed.push([...path, id]);
  const kept = [...before.keys()].filter((id) => after.has(id));
  const order = [...after.keys()].filter((id) => before.has(id));
  if (kept.some((id, index) => order[index] !== id)) changed.push(path);
}

function readOwn(data: Data, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}
