import type { Entity } from '#model';

/** A status item as the protocol carries it in `entity.status.items`. */
export interface StatusItem {
  type: string;
  level: 'info' | 'warning' | 'error';
  message: string;
  error?: { name: string; message: string };
}

/** A relation as one descriptor declares it; the store writes both directions. Refs are full and lower-case: `kind:namespace/name`. */
export interface DeclaredRelation {
  sourceRef: string;
  type: string;
  targetRef: string;
}

/** One entity after ingestion, before it is stored. */
export interface IngestedEntity {
  /** Full lower-case ref, `kind:namespace/name`. */
  ref: string;
  /** The entity with its location annotations; without uid, etag, relations and status, which the store adds. */
  entity: Entity;
  /** Both sides' relations that this entity's spec declares (`ownedBy` and `ownerOf`, …). */
  relations: DeclaredRelation[];
  /** Processing errors that belong to this entity. The entity is kept and shown with them. */
  errors: StatusItem[];
  /** The entity that emitted this one (a Location), absent for a configured root. */
  parentRef?: string;
}

/** Everything that one root location yields in one pass. */
export interface IngestedLocation {
  /** Stable key of the root, `type:target` as configured or registered. */
  locationRef: string;
  entities: IngestedEntity[];
  /**
   * Entities that were read but refused. Where the store holds an earlier, valid version, it stays and carries these
   * errors; where it holds none, nothing appears.
   */
  failed: Array<{ ref: string; errors: StatusItem[] }>;
  /** Problems that belong to no entity that could be kept (an unreadable file, a document without a name). */
  errors: Array<{ source: string; line?: number; message: string }>;
}

/** What the store says of one write. */
export interface IngestResult {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Refs refused because another location already provides them, with the winner's location. */
  conflicts: Array<{ ref: string; keptLocationRef: string }>;
}

/** A location known to the catalogue: configured in YAML, or registered through the protocol. */
export interface StoredLocation {
  id: string;
  type: string;
  target: string;
}

/**
 * The writing side of the catalogue, used by ingestion only. One call replaces what its location yielded before, in one
 * transaction. Entities that the location no longer yields are kept as orphans (annotation `orphan: 'true'`) while
 * `orphanStrategy` is `keep`, else deleted.
 */
export interface CatalogWriter {
  replaceLocation(location: IngestedLocation): Promise<IngestResult>;
  /** Forgets roots that are configured no longer. */
  retainLocations(locationRefs: string[]): Promise<void>;
  /** Deletes one entity, whatever the strategy for orphans; false when there is none with this uid. */
  removeEntity(uid: string): Promise<boolean>;
  /** Configured and registered locations, for `GET /locations`. */
  setConfiguredLocations(locations: Array<{ type: string; target: string }>): Promise<StoredLocation[]>;
}

/** The reading of one location on demand, used by routes (`refresh`, a dry run of a registration). */
export interface CatalogIngestion {
  /** Reads every configured location once, then keeps watching. Resolves when the first pass is stored. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Reads the root that provides this entity again. */
  refresh(entityRef: string): Promise<void>;
  /** Deletes an entity; one that its location still yields comes back with the next reading. False when there is none. */
  removeEntity(uid: string): Promise<boolean>;
  /** Reads a location without storing anything. */
  preview(location: { type: string; target: string }): Promise<IngestedLocation>;
}
