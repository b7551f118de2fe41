import type { SchemaModel } from './schemaModel';

/** What a search result leads to. */
export interface SchemaHit {
  kind: 'type' | 'field' | 'value' | 'argument' | 'directive';
  /** The type, or the directive with its '@'. */
  owner: string;
  /** The field or value. */
  member?: string;
  /** The argument of the field. */
  argument?: string;
}

interface Entry {
  hit: SchemaHit;
  /** The name of the item itself, in lower case. */
  name: string;
  /** All names on the way to the item, in lower case. */
  path: string;
}

/** The best results, and the number of all. */
export interface SchemaHits {
  hits: SchemaHit[];
  total: number;
}

/** Creates a search over the names of a schema: each word has to occur, and matches of the whole name are first. */
export function createSchemaSearch(schema: SchemaModel): (query: string, limit: number) => SchemaHits {
  const entries = listEntries(schema);
  return (query, limit) => {
    const words = query
      .toLowerCase()
      .split(/[\s.@(]+/)
      .filter(Boolean);
    const last = words.at(-1);
    if (last === undefined) return { hits: [], total: 0 };
    const ranked: SchemaHit[][] = [[], [], [], []];
    let total = 0;
    for (const { hit, name, path } of entries) {
      if (!words.every((word) => path.includes(word))) continue;
      total += 1;
      const equal = ranked[rankOf(name, last)];
      // A schema can have a hundred thousand matches.
      if (equal && equal.length < limit) equal.push(hit);
    }
    return { hits: ranked.flat().slice(0, limit), total };
  };
}

function rankOf(name: string, word: string): number {
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  return name.includes(word) ? 2 : 3;
}

/** Lists types first, then their members, then arguments, so that equal matches are in this order. */
function listEntries({ types, directives }: SchemaModel): Entry[] {
  const groups: Entry[][] = [[], [], [], []];
  const add = (group: number, hit: SchemaHit) => groups[group]?.push(createEntry(hit));
  for (const { name: owner, fields, values } of types.values()) {
    add(0, { kind: 'type', owner });
    for (const { name: member, args } of fields) {
      add(1, { kind: 'field', owner, member });
      for (const { name: argument } of args) add(3, { kind: 'argument', owner, member, argument });
    }
    for (const { name: member } of values) add(2, { kind: 'value', owner, member });
  }
  for (const { name } of directives.values()) add(0, { kind: 'directive', owner: `@${name}` });
  return groups.flat();
}

function createEntry(hit: SchemaHit): Entry {
  const names = [hit.owner.replace('@', ''), hit.member, hit.argument].filter((name) => name !== undefined);
  return {
    hit,
    name: names.at(-1)?.toLowerCase() ?? '',
    path: names.join(' ').toLowerCase(),
  };
}
