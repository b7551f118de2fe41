import type { LocatedValue } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema, listDeclaredKeys } from '../schema/descend';

type Schema = Parameters<typeof findChildSchema>[0];

/** A key that the schema does not declare. */
export interface UndeclaredLine {
  line: number;
  /** Whether the schema declares no keys at all in its map, such as in a map of headers. */
  isFree: boolean;
}

/**
 * Lists keys that the schema does not declare, whether or not their map accepts them. Extensions have schemas of their own, so
 * keys of `app.extensions` are not listed.
 */
export function listUndeclaredLines(root: LocatedValue, schema: ConfigSchema): UndeclaredLine[] {
  const lines: UndeclaredLine[] = [];
  const visit = (value: LocatedValue, at: Schema | undefined, path: string): void => {
    if (path === '.app.extensions') return;
    if (value.kind === 'list')
      value.items.forEach((item, index) => visit(item, at && findChildSchema(at, index), `${path}.#`));
    if (value.kind !== 'map') return;
    const declared = at ? listDeclaredKeys(at) : [];
    for (const [name, { key, value: inner }] of value.entries) {
      if (key && !declared.includes(name)) lines.push({ line: key.line, isFree: declared.length === 0 });
      visit(inner, at && findChildSchema(at, name), `${path}.${name}`);
    }
  };
  visit(root, schema, '');
  return lines;
}
