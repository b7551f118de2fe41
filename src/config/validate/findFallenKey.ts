import { isInFile, printConfigPath, type ConfigPath, type Problem } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedMap } from '../located/locatedValue';
import { findSchemaAt, listDeclaredKeys } from '../schema/descend';
import { findLocated } from './createValueFix';
import { createIndentation } from './findMisplacement';
import { matchesType } from './matchesType';

/** Finds a missing key that follows its map instead of being in it, because it is not indented far enough. */
export function findFallenKey(
  { root, schema: whole }: { root: LocatedMap; schema: z.core.$ZodType },
  path: ConfigPath,
  schema: z.core.$ZodType,
): Pick<Problem, 'where' | 'hint' | 'fix'> | undefined {
  const key = path.at(-1);
  const owner = path.slice(0, -1);
  const outer = findSchemaAt(whole, owner.slice(0, -1));
  const around = findLocated(root, owner.slice(0, -1))?.value;
  const map = findLocated(root, owner)?.value;
  if (typeof key !== 'string' || around?.kind !== 'map' || map?.kind !== 'map') return undefined;
  const entry = around.entries.get(key);
  const [first] = map.entries.values();
  if (!outer || listDeclaredKeys(outer).includes(key) || !entry?.key || !isInFile(entry.key))
    return undefined;
  if (!first?.key || first.key.file !== entry.key.file || !matchesType(entry.value, schema)) return undefined;
  const by = first.key.column - entry.key.column;
  if (by <= 0 || first.key.line >= entry.key.line) return undefined;
  const misplaced = createIndentation(printConfigPath(owner), entry, entry.key, by);
  return (
    misplaced && {
      where: { ...entry.key, path: printConfigPath([...owner.slice(0, -1), key]) },
      hint: `Indent '${key}' further, so that it belongs to ${misplaced.owner}.`,
      fix: misplaced.fix,
    }
  );
}
