import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, LocatedValue } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema } from '../schema/descend';
import { readDef, readMeta, unwrap } from '../schema/keys';
import { maskCredentials, maskedSecret } from './maskCredentials';
import { soundsSecret } from './soundsSecret';

type Schema = z.core.$ZodType;

/** Replaces every value that a schema marks as a secret, or whose name or text looks like one, with `<secret>`. */
export function maskSecrets(root: LocatedMap, schema: ConfigSchema): LocatedMap {
  return maskValue(root, schema, false) as LocatedMap;
}

function maskValue(value: LocatedValue, schema: Schema | undefined, hidden: boolean): LocatedValue {
  const meta = schema ? readMeta(schema) : {};
  const visible = meta.visibility === 'frontend' || meta.deepVisibility === 'frontend';
  const isMarked = meta.visibility === 'secret' || meta.deepVisibility === 'secret';
  const hide = !visible && (hidden || isMarked);
  if (value.kind === 'scalar') {
    if (value.value === null || (typeof value.value === 'boolean' && !isMarked)) return value;
    if (hide || (schema && holdsSecret(schema))) return { ...value, value: maskedSecret };
    return typeof value.value === 'string' ? { ...value, value: maskCredentials(value.value) } : value;
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

/** Whether a map or list can contain a secret. A text in its place is treated as a secret, because its keys may be missing. */
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
