import { type ConfigPath, type ConfigWalker, parseConfigPath } from '#diagnostics';
import { readExtensionEntry } from '../layers/extensionEntry';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';

/**
 * Resolves a path such as `app.extensions.page:catalog.config.title` or `catalog.rules[0].allow`. Entries of `app.extensions` can
 * be given by index or by extension id.
 */
export function resolveConfigPath(text: string, root: LocatedMap): ConfigPath {
  return parseConfigPath<LocatedValue>(text.trim().replace(/\.$/, ''), root, located).path;
}

const located: ConfigWalker<LocatedValue> = { hasKey, enter };

function hasKey(value: LocatedValue, key: string): boolean {
  if (value.kind === 'map') return value.entries.has(key);
  return (
    value.kind === 'list' && key !== '' && value.items.some((item) => readExtensionEntry(item)?.id === key)
  );
}

/** Returns the value below a step. Items of a list can be given by extension id. */
function enter(value: LocatedValue, step: string | number): LocatedValue | undefined {
  if (value.kind === 'map') return value.entries.get(String(step))?.value;
  if (value.kind !== 'list') return undefined;
  if (typeof step === 'number') return value.items[step];
  const entry = value.items.map(readExtensionEntry).findLast((read) => read?.id === step);
  return entry?.value ?? undefined;
}

/** A path that is split at an entry of `app.extensions`. */
export interface SplitPath {
  /** The extension id, if the path is in an entry. */
  extensionId?: string;
  /** The path in the entry, or the whole path. */
  inner: ConfigPath;
}

/** Splits a path at its extension, which can be identified by index or by id. */
export function splitPath(path: ConfigPath, root: LocatedMap): SplitPath {
  const [first, second, third, ...rest] = path;
  if (first !== 'app' || second !== 'extensions' || third === undefined) return { inner: path };
  if (typeof third === 'string') return { extensionId: third, inner: rest };
  const app = root.entries.get('app')?.value;
  const list = app?.kind === 'map' ? app.entries.get('extensions')?.value : undefined;
  const item = list?.kind === 'list' ? list.items[third] : undefined;
  const entry = item && readExtensionEntry(item);
  if (!entry) return { inner: path };
  return { extensionId: entry.id, inner: rest[0] === entry.id ? rest.slice(1) : rest };
}
