import type { ConfigPath } from '#diagnostics';
import { mergeLayers } from '../layers/mergeLayers';
import { findEntry } from '../located/findEntry';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';
import { toPlain } from '../located/toData';
import type { ConfigSchema } from '../schema/configSchema';
import { findSchemaAt, readDefault } from '../schema/descend';
import { readMeta } from '../schema/keys';
import { maskSecrets } from '../mask/maskSecrets';
import { collectHistory, printSplitPath } from './collectHistory';
import type { ConfigExplanation } from './configExplanation';
import { resolveConfigPath, splitPath, type SplitPath } from './resolveConfigPath';

/** A configuration and its sources. */
interface ExplainedConfig {
  /** The resulting configuration, including defaults. */
  root: LocatedMap;
  /** The values of each file and of the environment, lowest first. */
  layers: readonly LocatedMap[];
  schema: ConfigSchema;
}

/**
 * Explains one value: the file and line that set it, the values it overrides, its default and its description.
 *
 * @param path - As text or as steps. Entries of `app.extensions` are identified by index or by extension id.
 */
export function explainValue(
  { root, layers, schema }: ExplainedConfig,
  path: ConfigPath | string,
): ConfigExplanation {
  const merged = mergeLayers(layers);
  const steps = typeof path === 'string' ? resolveConfigPath(path, merged) : path;
  const split = splitPath(steps, merged);
  const shown = printSplitPath(split);
  const history = collectHistory(
    layers.map((layer) => maskSecrets(layer, schema)),
    split,
    shown,
  );
  const where = history.at(-1)?.effect === 'remove' ? undefined : history.at(-1)?.where;
  const value = readValue(maskSecrets(root, schema), split);
  return { path: shown, value, history, ...(where ? { where } : {}), ...readSchema(split, schema) };
}

function readValue(root: LocatedMap, { extensionId, inner }: SplitPath): unknown {
  let current: LocatedValue | undefined = root;
  const path = extensionId === undefined ? inner : ['app', 'extensions', extensionId, ...inner];
  for (const [index, step] of path.entries()) {
    if (extensionId !== undefined && index === 2) current = findSettings(current, extensionId);
    else current = current && findEntry(current, step)?.value;
  }
  return current && toPlain(current);
}

/** Finds the settings of an extension. If a list contains it twice, the last entry takes effect. */
function findSettings(list: LocatedValue | undefined, id: string): LocatedValue | undefined {
  if (list?.kind !== 'list') return undefined;
  const item = list.items.findLast((candidate) =>
    candidate.kind === 'map'
      ? candidate.entries.has(id)
      : candidate.kind === 'scalar' && candidate.value === id,
  );
  return item?.kind === 'map' ? item.entries.get(id)?.value : item;
}

/** Reads the schema of the configuration. The settings of an extension have their own schema elsewhere. */
function readSchema({ extensionId, inner }: SplitPath, root: ConfigSchema): Partial<ConfigExplanation> {
  const schema = extensionId === undefined ? findSchemaAt(root, inner) : undefined;
  if (!schema) return {};
  const { description, wanted } = readMeta(schema);
  const fallback = readDefault(schema);
  return {
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(description === undefined ? {} : { description }),
    ...(wanted === undefined ? {} : { wanted }),
  };
}
