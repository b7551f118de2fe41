import type { ConfigPath } from '#diagnostics';
import { mergeLayers } from '../layers/mergeLayers';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';
import { toPlain } from '../located/toData';
import { configSchema } from '../schema/configSchema';
import { findSchemaAt, readDefault } from '../schema/descend';
import { readMeta } from '../schema/keys';
import { maskSecrets } from '../schema/maskSecrets';
import { collectHistory, printSplitPath } from './collectHistory';
import type { ConfigExplanation } from './configExplanation';
import { parseConfigPath, splitPath, type SplitPath } from './resolveConfigPath';

/**
 * Explains one value: what it is, which file and line set it, what that replaced, its default and what it is for.
 *
 * @param root - The configuration as it counts, defaults included.
 * @param layers - What each file and the environment say, the lowest first.
 * @param path - As people write it or as steps; an entry of `app.extensions` by its index or by extension id.
 */
export function explainValue(
  root: LocatedMap,
  layers: readonly LocatedMap[],
  path: ConfigPath | string,
): ConfigExplanation {
  const merged = mergeLayers(layers);
  const steps = typeof path === 'string' ? parseConfigPath(path, merged) : path;
  const split = splitPath(steps, merged);
  const shown = printSplitPath(split);
  const history = collectHistory(layers.map(maskSecrets), split, shown);
  const where = history.at(-1)?.effect === 'remove' ? undefined : history.at(-1)?.where;
  const value = readValue(maskSecrets(root), split);
  return { path: shown, value, history, ...(where ? { where } : {}), ...readSchema(split) };
}

function readValue(root: LocatedMap, { extensionId, inner }: SplitPath): unknown {
  let current: LocatedValue | undefined = root;
  const path = extensionId === undefined ? inner : ['app', 'extensions', extensionId, ...inner];
  for (const [index, step] of path.entries()) {
    if (extensionId !== undefined && index === 2) current = findEntry(current, extensionId);
    else if (current?.kind === 'map') current = current.entries.get(String(step))?.value;
    else current = current?.kind === 'list' ? current.items[Number(step)] : undefined;
  }
  return current && toPlain(current);
}

/** The settings of an extension; where one list has it twice, those that come last. */
function findEntry(list: LocatedValue | undefined, id: string): LocatedValue | undefined {
  if (list?.kind !== 'list') return undefined;
  const item = list.items.findLast((candidate) =>
    candidate.kind === 'map'
      ? candidate.entries.has(id)
      : candidate.kind === 'scalar' && candidate.value === id,
  );
  return item?.kind === 'map' ? item.entries.get(id)?.value : item;
}

/** What the schema of the configuration says; the inside of an extension's entry has a schema of its own, elsewhere. */
function readSchema({ extensionId, inner }: SplitPath): Partial<ConfigExplanation> {
  const schema = extensionId === undefined ? findSchemaAt(configSchema, inner) : undefined;
  if (!schema) return {};
  const { description, wanted } = readMeta(schema);
  const fallback = readDefault(schema);
  return {
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(description === undefined ? {} : { description }),
    ...(wanted === undefined ? {} : { wanted }),
  };
}
