import type { z } from 'zod';
import { type AcceptedKey, parseAcceptedPath } from '../schema/acceptedKey';
import { findAnyChildSchema, findChildSchema, listDeclaredKeys } from '../schema/descend';
import { readDef, readMeta, unwrap } from '../schema/keys';
import { mergePluginSettings, type PluginSettings } from '../schema/pluginSettings';
import { createConfigSchema } from './createConfigSchema';

type Schema = z.core.$ZodType;

/** What happens with a key: it is used or at least checked (known), accepted without an effect (ignored), or reported (unknown). */
export type AcceptedStatus = 'known' | 'ignored' | 'unknown';

/** Lists the keys that other programs read, with what happens to them here. */
export function listAcceptedKeys(
  plugins: readonly PluginSettings[],
): Array<AcceptedKey & { status: AcceptedStatus }> {
  const schema = createConfigSchema(plugins);
  return mergePluginSettings(plugins).accepted.map((key) => ({
    ...key,
    status: findStatus(schema, parseAcceptedPath(key.path)),
  }));
}

function findStatus(root: Schema, path: readonly string[]): AcceptedStatus {
  let schema = root;
  for (const step of path) {
    if (isIgnored(schema)) return 'ignored';
    const child = enter(schema, step);
    // A schema that accepts anything belongs to a value that is read as a whole.
    if (!child) return readDef(unwrap(schema)).type === 'unknown' ? 'known' : 'unknown';
    const isNamed = step === '[]' || step === '*' || listDeclaredKeys(schema).includes(step);
    if (!isNamed && isCatchall(schema) && readDef(unwrap(child)).type === 'unknown') return 'ignored';
    schema = child;
  }
  return isIgnored(schema) ? 'ignored' : 'known';
}

function isIgnored(schema: Schema): boolean {
  const { unused, unread } = readMeta(schema);
  return unused === true || unread === true;
}

function isCatchall(schema: Schema): boolean {
  return readDef(unwrap(schema)).catchall !== undefined;
}

function enter(schema: Schema, step: string): Schema | undefined {
  if (step === '[]') return findChildSchema(schema, 0);
  return step === '*' ? findAnyChildSchema(schema) : findChildSchema(schema, step);
}
