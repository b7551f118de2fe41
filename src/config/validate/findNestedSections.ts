import { createProblem, isInFile, printConfigPath, type ConfigPath, type Problem } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, LocatedValue } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema, listChildSchemas, listDeclaredKeys } from '../schema/descend';
import { readMeta } from '../schema/keys';
import { createIndentation } from './findMisplacement';

type Schema = z.core.$ZodType;

/**
 * Finds sections of the file inside parts that no schema describes, such as the section of a plugin that is not installed. The
 * file must lack the section, and all keys in it must be known.
 */
export function findNestedSections(
  root: LocatedMap,
  schema: ConfigSchema,
  reported: ReadonlySet<string>,
): Problem[] {
  const missing = new Map<string, Schema>(
    listChildSchemas(schema).filter(
      ([name, section]) => !root.entries.has(name) && !readMeta(section).unused,
    ),
  );
  const problems: Problem[] = [];
  visit(root, schema, []);
  return problems;

  function visit(value: LocatedValue, own: Schema | undefined, path: ConfigPath): void {
    const full = printConfigPath(path);
    if (value.kind !== 'map' || missing.size === 0 || full === 'app.extensions' || reported.has(full)) return;
    const declared = own ? listDeclaredKeys(own) : [];
    for (const [key, entry] of value.entries) {
      const inner = [...path, key];
      const section = path.length > 0 && !declared.includes(key) ? missing.get(key) : undefined;
      if (section && holdsOnly(entry.value, section)) problems.push(describe(key, entry, inner));
      else visit(entry.value, own && findChildSchema(own, key), inner);
    }
  }
}

function holdsOnly(value: LocatedValue, section: Schema): boolean {
  const declared = listDeclaredKeys(section);
  return (
    value.kind === 'map' &&
    value.entries.size > 0 &&
    [...value.entries].every(([key, entry]) => declared.includes(key) && entry.value.kind !== 'scalar')
  );
}

function describe(key: string, entry: LocatedEntry, path: ConfigPath): Problem {
  const full = printConfigPath(path);
  const at = entry.key;
  const fix =
    at && isInFile(at) && at.column > 1
      ? createIndentation('the file itself', entry, at, 1 - at.column)?.fix
      : undefined;
  return createProblem('CONFIG_KEY_UNKNOWN', {
    message: `'${full}' has the keys of the section '${key}', which the file does not contain.`,
    hint: 'If it is that section, indent it less.',
    where: at && { ...at, path: full },
    candidates: [key],
    fix,
  });
}
