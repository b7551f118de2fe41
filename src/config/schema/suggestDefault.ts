import type { ConfigPath } from '#diagnostics';
import { configSchema } from './configSchema';
import { findSchemaAt, readDefault } from './descend';
import { readDef, readMeta, unwrap } from './keys';

/** What a `${VARIABLE:-…}` may fall back on so that the value at a path is valid; the empty text where nothing better is known. */
export function suggestDefault(path: ConfigPath): string {
  const schema = findSchemaAt(configSchema, path);
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
