import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Transaction, sql } from 'kysely';
import type { Entity } from '#model';
import type { CatalogTables } from '../ports/catalogTables';
import type { EntityDraft } from './entityDraft';
import { printHead } from './entityHead';
import { resolveEntityUid } from './entityUid';
import { FacetCounter } from './facetCounter';
import { fold } from './fold';
import { nextChange } from './nextChange';
import { loadInboundRelations, replaceForeignRelations } from './relations';
import { resolveSearchTerms, type SearchTerm } from './searchTerms';
import { stitchEntity } from './stitchEntity';
import { resolveTrigrams } from './trigrams';
import type { ValueDictionary } from './valueDictionary';

const PAUSE_EVERY = 25;

interface Stitched {
  id: number;
  isNew: boolean;
  draft: EntityDraft;
  entity: Entity;
  terms: SearchTerm[];
}

/**
 * Writes entities with all derived data: relations of both directions, search terms and counts. Marks other entities
 * whose relations change as unstitched.
 */
export async function writeDrafts(
  trx: Transaction<CatalogTables>,
  dictionary: ValueDictionary,
  drafts: readonly EntityDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  const withIds = await giveIds(trx, drafts);
  await replaceForeignRelations(trx, withIds);
  const inbound = await loadInboundRelations(
    trx,
    drafts.map(({ ref }) => ref),
  );
  const stitched: Stitched[] = [];
  for (const { id, isNew, draft } of withIds) {
    const relations = [...draft.ownRelations, ...(inbound.get(draft.ref) ?? [])];
    const entity = stitchEntity({ ref: draft.ref, entity: draft.entity, relations, errors: draft.errors });
    stitched.push({ id, isNew, draft, entity, terms: resolveSearchTerms(entity) });
    // Yields to other requests, because preparing hundreds of entities takes a while.
    if (stitched.length % PAUSE_EVERY === 0) await nextTurn();
  }
  await dictionary.learn(trx, eachTerm(stitched));
  await writeSearchRows(trx, dictionary, stitched);
  await writeDocuments(trx, stitched);
  const ids = stitched.map(({ id }) => id);
  await sql`delete from catalog_unstitched where entity_id = any(${ids}::int[])`.execute(trx);
}

function* eachTerm(stitched: readonly Stitched[]): Iterable<SearchTerm> {
  for (const { terms } of stitched) yield* terms;
}

async function giveIds(trx: Transaction<CatalogTables>, drafts: readonly EntityDraft[]) {
  const missing = drafts.filter(({ id }) => id === undefined).length;
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('catalog_entity', 'id')) as id from generate_series(1, ${missing})`.execute(
    trx,
  );
  const fresh = rows.values();
  return drafts.map((draft) => ({
    draft,
    isNew: draft.id === undefined,
    id: draft.id ?? fresh.next().value?.id ?? 0,
  }));
}

async function writeSearchRows(
  trx: Transaction<CatalogTables>,
  dictionary: ValueDictionary,
  stitched: readonly Stitched[],
): Promise<void> {
  const counter = new FacetCounter(dictionary);
  const known = stitched.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const { rows: before } = await sql<{ terms: number[] }>`
    select terms from catalog_entity where id = any(${known}::int[])`.execute(trx);
  for (const { terms } of before) counter.count(terms, -1);
  const rows = stitched.map((item) => createSearchRow(item, dictionary));
  for (const { terms } of rows) counter.count(terms, 1);
  await dictionary.noteMultiple(
    trx,
    rows.map(({ terms }) => terms),
  );
  const columns = sql`unnest(
    ${rows.map(({ id }) => id)}::int[], ${rows.map(({ uid }) => uid)}::uuid[], ${rows.map(({ kind }) => kind)}::text[],
    ${rows.map(({ name }) => name)}::text[], ${rows.map(({ title }) => title)}::text[],
    ${rows.map(({ displayName }) => displayName)}::text[], ${rows.map(({ terms }) => `{${terms.join(',')}}`)}::text[],
    ${rows.map(({ grams }) => `{${grams.join(',')}}`)}::text[]
  ) as new (id, uid, kind, name, title, display_name, terms, grams)`;
  await sql`insert into catalog_entity (id, uid, kind, name, title, display_name, terms, grams)
    overriding system value
    select id, uid, kind, name, title, display_name, terms::bigint[], grams::int[] from ${columns}
    on conflict (id) do update set
      kind = excluded.kind, name = excluded.name, title = excluded.title, display_name = excluded.display_name,
      terms = excluded.terms, grams = excluded.grams`.execute(trx);
  await counter.write(trx);
}

function createSearchRow({ id, draft, entity, terms }: Stitched, dictionary: ValueDictionary) {
  const valueOf = (key: string) => terms.find((term) => term.key === key && !term.listed)?.value ?? null;
  const name = fold(entity.metadata.name);
  const title = valueOf('metadata.title');
  const displayName = valueOf('spec.profile.displayname');
  return {
    id,
    uid: resolveEntityUid(draft.ref),
    kind: fold(entity.kind),
    name,
    title,
    displayName,
    // Sorted, so that the terms of one key are adjacent.
    terms: terms.map((term) => dictionary.idOf(term)).sort((a, b) => a - b),
    grams: resolveTrigrams([name, title, displayName].filter((text) => text !== null).join('\n')),
  };
}

async function writeDocuments(trx: Transaction<CatalogTables>, stitched: readonly Stitched[]): Promise<void> {
  await sql`insert into catalog_document (entity_id, ref, location_id, parent_ref, content_hash, own_relations, document, head, change)
    select new.*, ${nextChange} from unnest(
      ${stitched.map(({ id }) => id)}::int[], ${stitched.map(({ draft }) => draft.ref)}::text[],
      ${stitched.map(({ draft }) => draft.locationId)}::int[], ${stitched.map(({ draft }) => draft.parentRef)}::text[],
      ${stitched.map(({ draft }) => draft.contentHash)}::text[],
      ${stitched.map(({ draft }) => JSON.stringify(draft.ownRelations))}::text[],
      ${stitched.map(({ entity }) => JSON.stringify(entity))}::text[],
      ${stitched.map(({ entity }) => printHead(entity))}::text[]) as new
    on conflict (entity_id) do update set
      location_id = excluded.location_id, parent_ref = excluded.parent_ref, content_hash = excluded.content_hash,
      own_relations = excluded.own_relations, document = excluded.document, head = excluded.head, change = excluded.change`.execute(
    trx,
  );
  await sql`delete from catalog_removed where ref = any(${stitched.map(({ draft }) => draft.ref)}::text[])`.execute(
    trx,
  );
}
