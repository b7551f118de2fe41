import { fixUnknownKey, findUnknownKeys, isRecord } from '#diagnostics';
import { createKeySchema } from '../config/createKeySchema';
import { placeAt, readAt } from './edits';
import type { Fixer } from './fixContext';

/** Fixes an unknown key: renames it to a similar unused one. */
export const fixConfigKey: Fixer = (problem, { config, nodes, pathOf }) => {
  const path = pathOf(problem);
  const { configSchema } = nodes.get(problem.extensionId ?? '')?.spec.extension ?? {};
  const written = readAt(config.data, path.slice(0, configDepth));
  if (!configSchema || !isRecord(written)) return undefined;
  const inner = path.slice(configDepth).join('\0');
  const unknown = findUnknownKeys(written, createKeySchema(configSchema)).find(
    (one) => one.path.join('\0') === inner,
  );
  return unknown && { fix: fixUnknownKey(placeAt(config, path, 'key'), unknown.key, unknown) };
};

// app.extensions[0].<id>.config
const configDepth = 5;
