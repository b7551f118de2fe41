import { type ConfigPath, isRecord, type Place, printConfigPath } from '#diagnostics';
import { readExtensionEntry, readSettings } from '../layers/extensionEntry';
import { findEntry } from '../located/findEntry';
import type { LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import { toPlain } from '../located/toData';
import type { ConfigStep } from './configExplanation';
import type { SplitPath } from './resolveConfigPath';

/** Returns the value that each layer sets at a path, lowest layer first. The layers are already masked. */
export function collectHistory(layers: readonly LocatedMap[], path: SplitPath, shown: string): ConfigStep[] {
  const steps: ConfigStep[] = [];
  for (const layer of layers) {
    for (const root of listRoots(layer, path)) {
      const found = follow(root.value, path.inner, root.key);
      // If no earlier layer sets the value, there is nothing to remove.
      const isSaid = found && (found.value !== undefined || steps.length > 0);
      if (isSaid) steps.push(describe(found, steps.at(-1), shown));
    }
  }
  return steps;
}

interface Found {
  /** `undefined` if the value of a parent replaces it. */
  value: LocatedValue | undefined;
  key?: Span | undefined;
  at?: Span | undefined;
}

/** Lists where the path starts in a layer: at its root, or at each entry of the extension in the path. */
function listRoots(
  layer: LocatedMap,
  { extensionId }: SplitPath,
): Array<{ value: LocatedValue; key?: Span | undefined }> {
  if (extensionId === undefined) return [{ value: layer }];
  const app = layer.entries.get('app')?.value;
  const list = app?.kind === 'map' ? app.entries.get('extensions')?.value : undefined;
  if (list?.kind !== 'list') return [];
  return list.items.flatMap((item) => {
    const entry = readExtensionEntry(item);
    if (entry?.id !== extensionId) return [];
    const value = readSettings(entry) ?? entry.value;
    return value ? [{ value, key: entry.at }] : [];
  });
}

function follow(root: LocatedValue, path: ConfigPath, rootKey: Span | undefined): Found | undefined {
  let found: Found = { value: root, key: rootKey, at: root.at };
  for (const step of path) {
    const { value } = found;
    const entry = value && findEntry(value, step);
    if (!entry && value?.kind === 'map') return undefined;
    if (!entry) return { value: undefined, key: found.key, at: found.at };
    found = { value: entry.value, key: entry.key, at: entry.value.at };
  }
  return found;
}

function describe({ value, key, at }: Found, before: ConfigStep | undefined, path: string): ConfigStep {
  const span = value?.kind === 'map' ? (key ?? at) : (at ?? key);
  const where: { where?: Place } = span ? { where: { ...span, path } } : {};
  const plain = value === undefined ? null : toPlain(value);
  if (plain === null) return { effect: 'remove', ...where };
  const merges = value?.kind === 'map' && before !== undefined && isRecord(before.value);
  return { effect: merges ? 'merge' : 'set', value: plain, ...where };
}

/** Prints the path, with the extension id for entries of `app.extensions`. */
export function printSplitPath({ extensionId, inner }: SplitPath): string {
  return printConfigPath(extensionId === undefined ? inner : ['app', 'extensions', extensionId, ...inner]);
}
