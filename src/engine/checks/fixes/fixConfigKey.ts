import {
  type ConfigPath,
  fixUnknownKey,
  findUnknownKeys,
  isRecord,
  type KeySchema,
  type UnknownKey,
} from '#diagnostics';
import { createKeySchema } from '../config/createKeySchema';
import { placeAt, readAt } from './edits';
import type { Fixer } from './fixContext';

/** Fixes an unknown key: renames it to a similar unused one. */
export const fixConfigKey: Fixer = (problem, { config, nodes, pathOf }) => {
  const path = pathOf(problem);
  const { configSchema } = nodes.get(problem.extensionId ?? '')?.spec.extension ?? {};
  const written = readAt(config.data, path.slice(0, configDepth));
  if (!configSchema || !isRecord(written)) return undefined;
  const found = unknownKeys.get(written) ?? listUnknown(written, createKeySchema(configSchema));
  unknownKeys.set(written, found);
  const unknown = found.get(toKey(path.slice(configDepth)));
  return unknown && { fix: fixUnknownKey(placeAt(config, path, 'key'), unknown.key, unknown) };
};

/** The unknown keys of each config. Listed once, because there is a problem for each of them. */
const unknownKeys = new WeakMap<object, ReadonlyMap<string, UnknownKey>>();

function listUnknown(written: object, schema: KeySchema | undefined): ReadonlyMap<string, UnknownKey> {
  return new Map(findUnknownKeys(written, schema).map((unknown) => [toKey(unknown.path), unknown]));
}

function toKey(path: ConfigPath): string {
  return path.join('\0');
}

// app.extensions[0].<id>.config
const configDepth = 5;
