import type { Entity, FilterPredicate } from '#model';
import type { CallerIdentity } from '../auth/callerIdentity';
import { createServiceRef } from '../services/serviceRef';

/** A query for entities. The result is returned in pages. */
export interface CatalogQuery {
  /** The condition for entities. All entities by default. */
  where?: FilterPredicate;
  /** Dotted paths to return for each entity. The whole entity by default. */
  fields?: readonly string[];
  /** The maximum number of entities on a page. 100 by default. */
  limit?: number;
  /**
   * Continues an earlier query after one of its pages. All other options except `fields` and `limit` are taken from that query.
   */
  cursor?: string;
}

/** A page of entities. */
export interface CatalogPage {
  items: Entity[];
  totalItems: number;
  /** Absent on the last page. */
  nextCursor?: string;
}

/** The catalog, or the part of it that a caller can see. Entities outside that part are treated as if they did not exist. */
export interface Catalog {
  /** `ref` is full and in lower case: `component:default/website`. */
  entityByRef(ref: string): Promise<Entity | undefined>;
  /** `uid` is the id that the catalog assigns, `metadata.uid`. */
  entityByUid(uid: string): Promise<Entity | undefined>;
  /** Returns the entities in the order of the refs, with `null` for each ref that does not exist. */
  entitiesByRefs(refs: readonly string[], fields?: readonly string[]): Promise<Array<Entity | null>>;
  /** @throws HttpError 400 if the condition is not supported or the cursor is invalid */
  query(query: CatalogQuery): Promise<CatalogPage>;
  /** The refs of all entities, or of those among some refs, full and in lower case, in no particular order. */
  refs(among?: readonly string[]): Promise<string[]>;
}

/** An entity that was added or changed, or with `entity: undefined` removed. */
export interface CatalogChange {
  /** Full and in lower case. */
  ref: string;
  entity: Entity | undefined;
}

/** Changes of the catalog in the order in which they were made. Each entity is listed once, with its latest state. */
export interface CatalogChanges {
  items: CatalogChange[];
  /** Pass it as `after` for the changes after these. It stays valid after a restart, and in other processes. */
  cursor: string;
  /**
   * The given cursor is from before removals that are no longer listed, so there are no items. Start again without a cursor, and
   * forget the entities that are not listed. Removals are listed for seven days.
   */
  isExpired?: boolean;
}

/** The refs of {@link CatalogChanges}. */
export interface CatalogChangedRefs extends Omit<CatalogChanges, 'items'> {
  refs: string[];
}

/** Lists the changes of the catalog. */
export interface CatalogFollowing {
  /**
   * Returns up to `limit` changes after a cursor, or from the start all entities. No items means that there is nothing new yet.
   *
   * @throws HttpError 400 if the cursor is invalid
   */
  changes(after: string | undefined, limit: number): Promise<CatalogChanges>;
  /** Returns the refs of changes, which is much faster. */
  changedRefs(after: string | undefined, limit: number): Promise<CatalogChangedRefs>;
  /** The cursor after the latest change. */
  latestChange(): Promise<string>;
}

/** The catalog for server sides. It is empty unless a plugin provides it. */
export interface CatalogService extends CatalogFollowing {
  /** The catalog as a caller can see it. Use this for everything that you return to the caller. */
  as(caller: CallerIdentity): Catalog;
  /** The part of the catalog that matches a condition. */
  where(allowed: FilterPredicate): Catalog;
  /** The whole catalog, for work that is not done for a caller: sign-in, indexing, scheduled jobs. */
  readonly whole: Catalog;
}

/** Identifies the catalog service, which a plugin provides to the host and to other plugins. */
export const catalogServiceRef = createServiceRef<CatalogService>('catalog');
