import type { ConfigPath } from '#diagnostics';
import type { ConfigSchema } from '../schema/configSchema';
import { findSchemaAt, readDefault } from '../schema/descend';
import { readDef, readMeta, unwrap } from '../schema/keys';

/** Suggests a default for `${VARIABLE:-…}` that is valid at a path. Returns an empty string if there is no better one. */
export function suggestDefault(root: ConfigSchema, path: ConfigPath): string {
  const schema = findSchemaAt(root, path);
  if (!schema) return '';
  const fallback = readDefault(schema);
  if (typeof fallback === 'string' || typeof fallback === 'number' || typeof fallback === 'boolean') {
    return String(fallback);
  }
  const { wanted = '', jsonSchema } = readMeta(schema);
  const [word] = Object.keys(readDef(unwrap(schema)).entries ?? {});
  if (word !== undefined) return word;
  if (jsonSchema?.['type'] === 'boolean') return 'false';
  if (jsonSchema?.['type'] === 'number')
    return typeof jsonSchema['minimum'] === 'number' ? String(jsonSchema['minimum']) : '0';
  return wanted.includes('URL') ? 'http://localhost' : '';
}
