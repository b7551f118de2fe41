import { fixUnknownKey, findUnknownKeys, isRecord, type UnknownKey } from '#diagnostics';
import type { ConfigSchemaMap } from '../../definitions/configSchema';
import { createKeySchema } from '../config/createKeySchema';
import { placeAt, readAt } from './edits';
import type { Fixer } from './fixContext';

/** Fixes an unknown key: renames it to a similar unused one. */
export const fixConfigKey: Fixer = (problem, { config, nodes, pathOf }) => {
  const path = pathOf(problem);
  const { configSchema } = nodes.get(problem.extensionId ?? '')?.spec.extension ?? {};
  const written = readAt(config.data, path.slice(0, configDepth));
  if (!configSchema || !isRecord(written)) return undefined;
  const unknown = indexUnknownKeys(written, configSchema).get(path.slice(configDepth).join('\0'));
  return unknown && { fix: fixUnknownKey(placeAt(config, path, 'key'), unknown.key, unknown) };
};

const indexed = new WeakMap<object, ReadonlyMap<string, UnknownKey>>();

/** Finds the unknown keys of a config once, because there can be a problem for each of them. */
function indexUnknownKeys(written: object, schema: ConfigSchemaMap): ReadonlyMap<string, UnknownKey> {
  const known = indexed.get(written);
  if (known) return known;
  const keys = new Map(
    findUnknownKeys(written, createKeySchema(schema)).map((one) => [one.path.join('\0'), one]),
  );
  indexed.set(written, keys);
  return keys;
}

// app.extensions[0].<id>.config
const configDepth = 5;
