import { type ConfigPath, isRecord, type Place, printConfigPath } from '#diagnostics';
import { readExtensionEntry, readSettings } from '../layers/extensionEntry';
import type { LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import { toPlain } from '../located/toData';
import type { ConfigStep } from './configExplanation';
import type { SplitPath } from './resolveConfigPath';

/** What each layer says of a path, the lowest first. The layers are masked already. */
export function collectHistory(layers: readonly LocatedMap[], path: SplitPath, shown: string): ConfigStep[] {
  const steps: ConfigStep[] = [];
  for (const layer of layers) {
    for (const root of listRoots(layer, path)) {
      const found = follow(root.value, path.inner, root.key);
      // Where nothing was said before, there is nothing that could be left without room.
      const isSaid = found && (found.value !== undefined || steps.length > 0);
      if (isSaid) steps.push(describe(found, steps.at(-1), shown));
    }
  }
  return steps;
}

interface Found {
  /** `undefined` when something further out leaves no room for it. */
  value: LocatedValue | undefined;
  key?: Span | undefined;
  at?: Span | undefined;
}

/** Where the path starts in a layer: at its root, or at each entry of the extension that it speaks of. */
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
    if (value?.kind === 'map') {
      const entry = value.entries.get(String(step));
      if (!entry) return undefined;
      found = { value: entry.value, key: entry.key, at: entry.value.at };
    } else if (value?.kind === 'list' && value.items[Number(step)] !== undefined) {
      const item = value.items[Number(step)];
      found = { value: item, at: item?.at };
    } else {
      return { value: undefined, key: found.key, at: found.at };
    }
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

/** The path as it is shown: by extension id inside of `app.extensions`. */
export function printSplitPath({ extensionId, inner }: SplitPath): string {
  return printConfigPath(extensionId === undefined ? inner : ['app', 'extensions', extensionId, ...inner]);
}
