import type { EntityFields, PrintedEntity } from '../ports/reader';
import { JsonScanner } from './jsonScanner';

/**
 * Returns these fields of heads, which are printed and separated by commas. Copies texts instead of parsing them, because lists of
 * a few fields of all entities are common. Fields are in the order of the head.
 *
 * @param fields of `isInHead`
 * @throws SyntaxError if the text is not JSON as `JSON.stringify` prints it, without spaces
 */
export function printHeads(heads: string, fields: EntityFields): PrintedEntity[] {
  const tree = createTree(fields);
  const scanner = new JsonScanner(heads);
  const printed: PrintedEntity[] = [];
  while (!scanner.isAtEnd) {
    if (printed.length > 0) scanner.skipComma();
    printed.push(printMap(scanner, tree));
  }
  return printed;
}

/** The selected keys, with those below them. A field of a head is never part of another one. */
interface Tree extends Map<string, Tree> {}

function createTree(fields: EntityFields): Tree {
  const tree: Tree = new Map();
  for (const field of fields) {
    let at = tree;
    for (const key of field.split('.')) {
      const below: Tree = at.get(key) ?? new Map();
      at.set(key, below);
      at = below;
    }
  }
  return tree;
}

/** Prints a map with its selected keys, and omits maps without any. */
function printMap(scanner: JsonScanner, tree: Tree): string {
  let printed = '';
  scanner.enterMap();
  for (let isFirst = true, start = scanner.at; ; isFirst = false, start = scanner.at) {
    const key = scanner.nextKey(isFirst);
    if (key === undefined) return `{${printed}}`;
    const below = tree.get(key) ?? (key.includes('.') ? find(tree, key) : undefined);
    const name = scanner.since(isFirst ? start : start + 1);
    if (below !== undefined && below.size > 0 && scanner.isAtMap) {
      const part = printMap(scanner, below);
      if (part !== '{}') printed += separate(printed) + name + part;
      continue;
    }
    const valueStart = scanner.at;
    scanner.skipValue();
    if (below?.size === 0) printed += separate(printed) + name + scanner.since(valueStart);
  }
}

/** Finds a key with dots, which is several keys of the tree. */
function find(tree: Tree, key: string): Tree | undefined {
  return key.split('.').reduce<Tree | undefined>((at, part) => at?.get(part), tree);
}

const separate = (printed: string): string => (printed === '' ? '' : ',');
