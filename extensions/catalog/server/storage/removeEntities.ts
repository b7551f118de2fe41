import { type Transaction, sql } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';
import type { EntityDraft } from './entityDraft';
import { FacetCounter } from './facetCounter';
import { removeForeignRelations } from './relations';
import { nextChange } from './nextChange';
import { loadStoredDrafts } from './storedDrafts';
import type { ValueDictionary } from './valueDictionary';
import { writeDrafts } from './writeDrafts';

/** What happens to entities that no location provides: they stay, marked as orphans, or are deleted. */
export type OrphanStrategy = 'keep' | 'delete';

/** How long removals are listed. A process that follows the changes is rarely behind for longer. */
const KEEP_REMOVALS = sql`interval '7 days'`;

export interface RemoveOptions {
  strategy: OrphanStrategy;
  /** Name of the annotation that marks an orphan. */
  orphanAnnotation: string;
}

export async function removeEntities(
  trx: Transaction<CatalogTables>,
  dictionary: ValueDictionary,
  ids: readonly number[],
  options: RemoveOptions,
): Promise<void> {
  if (ids.length === 0) return;
  if (options.strategy === 'delete') await deleteEntities(trx, dictionary, ids);
  else {
    const stored = await loadStoredDrafts(trx, ids);
    await writeDrafts(
      trx,
      dictionary,
      stored.map((draft) => markOrphan(draft, options.orphanAnnotation)),
    );
  }
}

export async function deleteEntities(
  trx: Transaction<CatalogTables>,
  dictionary: ValueDictionary,
  ids: readonly number[],
): Promise<void> {
  await removeForeignRelations(trx, ids);
  const counter = new FacetCounter(dictionary);
  const { rows } = await sql<{ terms: number[] }>`
    delete from catalog_entity where id = any(${ids}::int[]) returning terms`.execute(trx);
  for (const { terms } of rows) counter.count(terms, -1);
  await counter.write(trx);
  await sql`
    with removed as (delete from catalog_document where entity_id = any(${ids}::int[]) returning ref)
    insert into catalog_removed (ref, change) select ref, ${nextChange} from removed
    on conflict (ref) do update set change = excluded.change, removed_at = now()`.execute(trx);
  await forgetRemovals(trx);
  await sql`delete from catalog_unstitched where entity_id = any(${ids}::int[])`.execute(trx);
}

/** Forgets old removals. Those who have not read them must read all entities again. */
async function forgetRemovals(trx: Transaction<CatalogTables>): Promise<void> {
  await sql`
    with forgotten as (
      delete from catalog_removed where removed_at < now() - ${KEEP_REMOVALS} returning change
    ), latest as (select max(change) as change from forgotten)
    update catalog_state set removed_until = greatest(removed_until, latest.change)
    from latest where latest.change is not null`.execute(trx);
}

function markOrphan(draft: EntityDraft, annotation: string): EntityDraft {
  const { metadata } = draft.entity;
  const annotations = { ...metadata.annotations, [annotation]: 'true' };
  return { ...draft, locationId: null, entity: { ...draft.entity, metadata: { ...metadata, annotations } } };
}
