import { type Transaction, sql } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';
import { FACET_KEYS, keyOfValue } from './facetKeys';
import type { ValueDictionary } from './valueDictionary';

/** Collects the changes of facet counts during a write, and stores them. */
export class FacetCounter {
  readonly #kindKey: number | undefined;
  readonly #keys: ReadonlySet<number>;
  readonly #changes = new Map<number, Map<number, number>>();

  /** Create it after the dictionary has learned all keys of the write. */
  constructor(dictionary: ValueDictionary) {
    const ids = [...FACET_KEYS].flatMap((key) => [dictionary.keyId(key, false), dictionary.keyId(key, true)]);
    this.#keys = new Set(ids.filter((id) => id !== undefined));
    this.#kindKey = dictionary.keyId('kind', false);
  }

  /** `by` is 1 for current terms of an entity and -1 for previous ones. */
  count(terms: readonly number[], by: 1 | -1): void {
    const kind = terms.find((id) => keyOfValue(id) === this.#kindKey);
    if (kind === undefined) return;
    const ofKind = this.#changes.get(kind) ?? new Map<number, number>();
    this.#changes.set(kind, ofKind);
    for (const id of terms) {
      if (this.#keys.has(keyOfValue(id))) ofKind.set(id, (ofKind.get(id) ?? 0) + by);
    }
  }

  async write(trx: Transaction<CatalogTables>): Promise<void> {
    const rows = [...this.#changes].flatMap(([kind, ofKind]) =>
      [...ofKind]
        .filter(([, change]) => change !== 0)
        .map(([value, change]) => [kind, value, change] as const),
    );
    this.#changes.clear();
    if (rows.length === 0) return;
    await sql`insert into catalog_facet_count (kind_id, value_id, entities)
      select * from unnest(${rows.map(([kind]) => kind)}::bigint[], ${rows.map(([, value]) => value)}::bigint[],
        ${rows.map(([, , change]) => change)}::int[])
      on conflict (kind_id, value_id) do update set entities = catalog_facet_count.entities + excluded.entities`.execute(
      trx,
    );
    if (rows.some(([, , change]) => change < 0))
      await trx.deleteFrom('catalog_facet_count').where('entities', '<=', 0).execute();
  }
}
