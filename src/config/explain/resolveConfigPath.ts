import type { ConfigPath } from '#diagnostics';
import { readExtensionEntry } from '../layers/extensionEntry';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';

/**
 * Reads a path as people write it, `app.extensions.page:catalog.config.title` or `catalog.rules[0].allow`. Keys may hold dots:
 * at each step the longest key that exists is taken.
 */
export function parseConfigPath(text: string, root: LocatedMap): ConfigPath {
  const path: Array<string | number> = [];
  let current: LocatedValue | undefined = root;
  let rest = text.trim();
  while (rest !== '') {
    const part = takePart(rest, listNames(current));
    path.push(part.step);
    current = enter(current, part.step);
    rest = part.rest;
  }
  return path;
}

function takePart(text: string, names: readonly string[]): { step: string | number; rest: string } {
  const index = /^\[(\d+)\]\.?/.exec(text);
  if (index) return { step: Number(index[1]), rest: text.slice(index[0].length) };
  const known = names
    .filter((name) => name !== '' && text.startsWith(name) && /^($|\.|\[)/.test(text.slice(name.length)))
    .toSorted((left, right) => right.length - left.length)[0];
  const step = known ?? /^[^.[]*/.exec(text)?.[0] ?? text;
  const rest = text.slice(Math.max(1, step.length));
  return { step, rest: rest.startsWith('.') ? rest.slice(1) : rest };
}

function listNames(value: LocatedValue | undefined): string[] {
  if (value?.kind === 'map') return [...value.entries.keys()];
  if (value?.kind !== 'list') return [];
  return value.items.flatMap((item) => readExtensionEntry(item)?.id ?? []);
}

/** A step into a value; into a list also by extension id. */
function enter(value: LocatedValue | undefined, step: string | number): LocatedValue | undefined {
  if (value?.kind === 'map') return value.entries.get(String(step))?.value;
  if (value?.kind !== 'list') return undefined;
  if (typeof step === 'number') return value.items[step];
  const entry = value.items.map(readExtensionEntry).findLast((read) => read?.id === step);
  return entry?.value ?? undefined;
}

/** A path split at the entry of `app.extensions` that it leads into. */
export interface SplitPath {
  /** The id of the extension, when the path leads into its entry. */
  extensionId?: string;
  /** The path below the entry, or the whole path. */
  inner: ConfigPath;
}

/** Finds the extension that a path speaks of, whether it names it by index or by id. */
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
