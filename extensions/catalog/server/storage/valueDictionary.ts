import { type Transaction, sql } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';
import { KEY_SPAN, keyOfValue } from './facetKeys';
import { identify, type SearchTerm } from './searchTerms';

interface Key {
  id: number;
  lastValue: number;
  /** An entity can have several values of this key. */
  multiple: boolean;
  /** All its values are known, because none was stored before. */
  isNew: boolean;
}

/** Terms whose ids are kept. Names and descriptions are rarely used again, so more would only need memory. */
const MAX_KNOWN = 50_000;

/**
 * Assigns ids to search terms. Lives for one write, with the writers' lock, and caches what it has looked up or
 * stored.
 */
export class ValueDictionary {
  readonly #keys: Map<string, Key>;
  readonly #ids = new Map<string, number>();

  private constructor(keys: Map<string, Key>) {
    this.#keys = keys;
  }

  static async load(trx: Transaction<CatalogTables>): Promise<ValueDictionary> {
    const rows = await trx.selectFrom('catalog_search_key').selectAll().execute();
    return new ValueDictionary(
      new Map(
        rows.map((row) => [
          nameKey(row),
          { id: row.id, lastValue: row.last_value, multiple: row.multiple, isNew: row.last_value === 0 },
        ]),
      ),
    );
  }

  keyId(key: string, listed: boolean): number | undefined {
    return this.#keys.get(nameKey({ key, listed }))?.id;
  }

  /** Returns the id of a term that was given to `learn` before. */
  idOf(term: SearchTerm): number {
    const id = this.#ids.get(term.identity);
    if (id === undefined) throw new RangeError(`The value of '${term.key}' has no id. Call learn() first.`);
    return id;
  }

  /** Looks up or stores all of these terms. */
  async learn(trx: Transaction<CatalogTables>, terms: Iterable<SearchTerm>): Promise<void> {
    if (this.#ids.size > MAX_KNOWN) this.#forget();
    const unknown = new Map<string, SearchTerm>();
    for (const term of terms) {
      if (!this.#ids.has(term.identity)) unknown.set(term.identity, term);
    }
    if (unknown.size === 0) return;
    await this.#createKeys(trx, unknown.values());
    await this.#lookUp(trx, unknown);
    await this.#store(trx, unknown);
  }

  #forget(): void {
    this.#ids.clear();
    for (const key of this.#keys.values()) key.isNew = false;
  }

  /** Records which keys have several values in one of these sorted lists of terms. */
  async noteMultiple(trx: Transaction<CatalogTables>, lists: Iterable<readonly number[]>): Promise<void> {
    const single = new Map(
      [...this.#keys.values()].filter((key) => !key.multiple).map((key) => [key.id, key]),
    );
    const found: number[] = [];
    for (const terms of lists) {
      for (const keyId of findRepeatedKeys(terms)) {
        const key = single.get(keyId);
        if (!key || !single.delete(keyId)) continue;
        key.multiple = true;
        found.push(keyId);
      }
    }
    if (found.length === 0) return;
    await sql`update catalog_search_key set multiple = true where id = any(${found}::int[])`.execute(trx);
  }

  async #createKeys(trx: Transaction<CatalogTables>, terms: Iterable<SearchTerm>): Promise<void> {
    const missing = new Map<string, { key: string; listed: boolean }>();
    for (const { key, listed } of terms) {
      if (!this.#keys.has(nameKey({ key, listed }))) missing.set(nameKey({ key, listed }), { key, listed });
    }
    if (missing.size === 0) return;
    const rows = await trx
      .insertInto('catalog_search_key')
      .values([...missing.values()].map(({ key, listed }) => ({ key, listed, last_value: 0 })))
      .returning(['id', 'key', 'listed'])
      .execute();
    for (const row of rows)
      this.#keys.set(nameKey(row), { id: row.id, lastValue: 0, multiple: false, isNew: true });
  }

  async #lookUp(trx: Transaction<CatalogTables>, unknown: Map<string, SearchTerm>): Promise<void> {
    const wanted = [...unknown.values()].filter((term) => !this.#keyOf(term).isNew);
    const keyIds = wanted.map((term) => this.#keyOf(term).id);
    const values = wanted.map((term) => term.value);
    // `is not distinct from` cannot use the index, so null values are queried separately. `offset 0` keeps the planner from reading
    // all values.
    const { rows } = await sql<{ id: number; key_id: number; original: string | null }>`
      select v.id, v.key_id, coalesce(v.original, v.value) as original
      from unnest(${keyIds}::int[], ${values}::text[]) as wanted (key_id, value), lateral (
        select * from catalog_search_value where key_id = wanted.key_id and value = wanted.value offset 0
      ) v
      union all
      select id, key_id, null from catalog_search_value
      where value is null and key_id = any(${keyIds.filter((_, index) => values[index] === null)}::int[])`.execute(
      trx,
    );
    const keys = new Map(wanted.map((term) => [this.#keyOf(term).id, term]));
    for (const { id, key_id, original } of rows) {
      const key = keys.get(key_id);
      if (!key) continue;
      const identity = identify({ key: key.key, listed: key.listed, original });
      if (unknown.delete(identity)) this.#ids.set(identity, id);
    }
  }

  async #store(trx: Transaction<CatalogTables>, unknown: Map<string, SearchTerm>): Promise<void> {
    if (unknown.size === 0) return;
    const ids: number[] = [];
    const touched = new Set<Key>();
    for (const [identity, term] of unknown) {
      const key = this.#keyOf(term);
      key.lastValue += 1;
      touched.add(key);
      const id = key.id * KEY_SPAN + key.lastValue;
      this.#ids.set(identity, id);
      ids.push(id);
    }
    const terms = [...unknown.values()];
    const originals = terms.map((term) => (term.original === term.value ? null : term.original));
    await sql`insert into catalog_search_value (id, key_id, value, original)
      select id, id >> 32, value, original
      from unnest(${ids}::bigint[], ${terms.map((term) => term.value)}::text[], ${originals}::text[])
        as new (id, value, original)`.execute(trx);
    await sql`update catalog_search_key key set last_value = new.last_value
      from unnest(${[...touched].map((key) => key.id)}::int[], ${[...touched].map((key) => key.lastValue)}::int[])
        as new (id, last_value)
      where key.id = new.id`.execute(trx);
  }

  #keyOf(term: SearchTerm): Key {
    const key = this.#keys.get(nameKey(term));
    if (!key) throw new RangeError(`The key '${term.key}' has no id. Call learn() first.`);
    return key;
  }
}

function* findRepeatedKeys(terms: readonly number[]): Iterable<number> {
  let last: number | undefined;
  for (const term of terms) {
    const key = keyOfValue(term);
    if (key === last) yield key;
    last = key;
  }
}

function nameKey({ key, listed }: { key: string; listed: boolean }): string {
  return listed ? `${key}[]` : key;
}
