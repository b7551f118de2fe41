import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, LocatedValue } from '../located/locatedValue';
import { configSchema } from './configSchema';
import { findChildSchema } from './descend';
import { readDef, readMeta, unwrap } from './keys';

type Schema = z.core.$ZodType;

/** What stands in place of a secret wherever configuration is printed. */
export const maskedSecret = '<secret>';

/** Names of keys whose values are hidden although no schema knows them. */
const sensitiveName =
  /secret|token|passw|credential|private|api-?key|access-?key|signing|connection|authorization|cookie|webhook|dsn|^key$|^ca$|cadata/i;

/** Whether a key of this name is taken to hold a secret. */
export function soundsSecret(key: string): boolean {
  return sensitiveName.test(key);
}

/** The configuration with `<secret>` in place of every value that a schema marks as one, or whose name sounds like one. */
export function maskSecrets(root: LocatedMap): LocatedMap {
  return maskValue(root, configSchema, false) as LocatedMap;
}

function maskValue(value: LocatedValue, schema: Schema | undefined, hidden: boolean): LocatedValue {
  const meta = schema ? readMeta(schema) : {};
  const visible = meta.visibility === 'frontend' || meta.deepVisibility === 'frontend';
  const hide = !visible && (hidden || meta.visibility === 'secret' || meta.deepVisibility === 'secret');
  if (value.kind === 'scalar') {
    if (value.value === null) return value;
    return hide || (schema && holdsSecret(schema)) ? { ...value, value: maskedSecret } : maskUrl(value);
  }
  if (value.kind === 'list') {
    const items = value.items.map((item, index) =>
      maskValue(item, schema && findChildSchema(schema, index), hide),
    );
    return { ...value, items };
  }
  const entries = new Map<string, LocatedEntry>();
  for (const [key, entry] of value.entries) {
    const child = schema && findChildSchema(schema, key);
    const sounds = soundsSecret(key) && !visible;
    entries.set(key, { ...entry, value: maskValue(entry.value, child, hide || sounds) });
  }
  return { ...value, entries };
}

const known = new WeakMap<Schema, boolean>();

/** Whether a map or list has room for a secret. A text in its place is taken to be one: somebody may have left out the keys. */
function holdsSecret(schema: Schema): boolean {
  const found = known.get(schema);
  if (found !== undefined) return found;
  known.set(schema, false);
  const { shape = {}, catchall, element, valueType, options = [] } = readDef(unwrap(schema));
  const inside = [...Object.values(shape), catchall, element, valueType, ...options];
  const holds = inside.some((child) => child !== undefined && (isSecret(child) || holdsSecret(child)));
  known.set(schema, holds);
  return holds;
}

function isSecret(schema: Schema): boolean {
  const { visibility, deepVisibility } = readMeta(schema);
  return visibility === 'secret' || deepVisibility === 'secret';
}

/** A URL with a password in it, such as the address of a database, keeps all but the password. */
function maskUrl(value: Extract<LocatedValue, { kind: 'scalar' }>): LocatedValue {
  if (typeof value.value !== 'string') return value;
  return {
    ...value,
    value: value.value.replace(/^([a-z][a-z0-9+.-]*:\/\/[^/?#\s:@]*):[^/?#\s@]*@/i, `$1:${maskedSecret}@`),
  };
}
