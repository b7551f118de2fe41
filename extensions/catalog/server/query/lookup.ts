import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';
import type { Comparison, Condition } from './condition';

/** Maximum number of values that a query lists individually. */
const MAX_VALUES = 1000;

type Match = Extract<Condition, { kind: 'match' }>;

/** The dictionary entries for a query, for one generation of the catalog. */
export interface Lookup {
  generation: number;
  /** Ids of the values that match. `many` if there are too many to list. */
  valuesOf(match: Match): readonly number[] | 'many';
  /** Ids of a key: for its single values, its list items, or both. */
  keysOf(key: string): readonly number[];
  /** Id of a key of which every entity has at most one value. */
  singleKeyOf(key: string): number | undefined;
}

interface Row {
  generation: number;
  found: Array<[match: number, valueId: number]>;
  keys: Array<[key: string, id: number, multiple: boolean]>;
}

/** Looks up everything that a query needs in one round trip. `keys` are the keys to sort or count by. */
export async function loadLookup(
  db: Kysely<CatalogTables>,
  condition: Condition,
  keys: readonly string[] = [],
): Promise<Lookup> {
  const matches = [...eachMatch(condition)];
  const wanted = matches.flatMap(({ key, comparison }, index) => createWanted(index, key, comparison));
  const allKeys = [...new Set([...keys, ...matches.map(({ key }) => key)])];
  const { rows } = await sql<Row>`
    select s.generation, ${createFoundSql(wanted)} as found,
      (select coalesce(json_agg(json_build_array(k.key, k.id, k.multiple)), '[]') from catalog_search_key k
        where k.key = any(${allKeys}::text[])) as keys
    from catalog_state s`.execute(db);
  const row = rows[0] ?? { generation: 0, found: [], keys: [] };
  return createLookup(row, matches);
}

/** Only includes the parts that are needed, because planning the rest would take longer than running it. */
function createFoundSql(wanted: readonly Wanted[]): RawBuilder<Row['found']> {
  const equal = wanted.filter((item) => item.value !== undefined);
  const ranged = wanted.filter((item) => item.value === undefined);
  const parts = [
    ...(equal.length > 0 ? [createEqualSql(equal)] : []),
    ...(ranged.length > 0 ? [createRangedSql(ranged)] : []),
  ];
  if (parts.length === 0) return sql<Row['found']>`'[]'::json`;
  return sql<Row['found']>`(select coalesce(json_agg(json_build_array(m.match, m.id)), '[]')
    from (${sql.join(parts, sql` union all `)}) m)`;
}

function createEqualSql(wanted: readonly Wanted[]): RawBuilder<unknown> {
  return sql`select w.match, v.id
    from unnest(${wanted.map(({ match }) => match)}::int[], ${wanted.map(({ key }) => key)}::text[],
      ${wanted.map(({ listed }) => listed)}::boolean[], ${wanted.map(({ value }) => value)}::text[]) as w (match, key, listed, value)
    join catalog_search_key k on k.key = w.key and (k.listed or not w.listed)
    join catalog_search_value v on v.key_id = k.id and v.value = w.value`;
}

function createRangedSql(wanted: readonly Wanted[]): RawBuilder<unknown> {
  return sql`select w.match, v.id
    from unnest(${wanted.map(({ match }) => match)}::int[], ${wanted.map(({ key }) => key)}::text[],
      ${wanted.map(({ prefix }) => prefix ?? null)}::text[], ${wanted.map(({ pattern }) => pattern ?? null)}::text[])
      as w (match, key, prefix, pattern)
    join catalog_search_key k on k.key = w.key
    cross join lateral (
      select v.id from catalog_search_value v
      where v.key_id = k.id
        and (w.prefix is null or (v.value >= w.prefix and v.value < w.prefix || ${LAST_CHARACTER}))
        and (w.pattern is null or v.value like w.pattern)
      limit ${MAX_VALUES + 1}
    ) v`;
}

/** Sorts after every other character. */
const LAST_CHARACTER = '\u{10ffff}';

function createLookup({ generation, found, keys }: Row, matches: readonly Match[]): Lookup {
  const values = new Map<Match, number[]>(matches.map((match) => [match, []]));
  for (const [index, id] of found) {
    const match = matches[index];
    if (match) values.get(match)?.push(id);
  }
  return {
    generation,
    valuesOf: (match) => {
      const ids = values.get(match) ?? [];
      return ids.length > MAX_VALUES ? 'many' : ids;
    },
    keysOf: (key) => keys.filter(([name]) => name === key).map(([, id]) => id),
    singleKeyOf: (key) => {
      const [first, ...others] = keys.filter(([name]) => name === key);
      return first && others.length === 0 && !first[2] ? first[1] : undefined;
    },
  };
}

interface Wanted {
  match: number;
  key: string;
  /** Only list items. */
  listed: boolean;
  value?: string;
  prefix?: string;
  pattern?: string;
}

function createWanted(match: number, key: string, comparison: Comparison): Wanted[] {
  const items = isTrueAmong(comparison) ? createItems(match, key) : [];
  switch (comparison.by) {
    case 'values':
      return [...comparison.values.map((value): Wanted => ({ match, key, listed: false, value })), ...items];
    case 'prefix':
      return [{ match, key, listed: false, prefix: comparison.prefix }, ...items];
    case 'part':
      return [{ match, key, listed: false, pattern: containing(comparison.part) }, ...items];
    default:
      return [{ match, key, listed: false }, ...items];
  }
}

/** A list with `java` in `metadata.tags` also matches `metadata.tags.java` with the value `true`. */
function createItems(match: number, key: string): Wanted[] {
  const items: Wanted[] = [];
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    items.push({ match, key: key.slice(0, dot), listed: true, value: key.slice(dot + 1) });
  }
  return items;
}

function isTrueAmong(comparison: Comparison): boolean {
  switch (comparison.by) {
    case 'values':
      return comparison.values.includes('true');
    case 'prefix':
      return 'true'.startsWith(comparison.prefix);
    case 'part':
      return 'true'.includes(comparison.part);
    default:
      return true;
  }
}

function* eachMatch(condition: Condition): Iterable<Match> {
  switch (condition.kind) {
    case 'match':
      yield condition;
      break;
    case 'not':
      yield* eachMatch(condition.part);
      break;
    case 'all':
    case 'any':
      for (const part of condition.parts) yield* eachMatch(part);
      break;
    case 'text':
      break;
  }
}

/** Returns a `like` pattern for texts that contain this part. */
export function containing(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
