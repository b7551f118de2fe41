import type { Entity, LocationRef } from '#model';

/** A status item, as in `entity.status.items` of the protocol. */
export interface StatusItem {
  type: string;
  level: 'info' | 'warning' | 'error';
  message: string;
  error?: { name: string; message: string };
}

/**
 * A relation that a descriptor declares. The store adds both directions. Refs are full and lowercase:
 * `kind:namespace/name`.
 */
export interface DeclaredRelation {
  sourceRef: string;
  type: string;
  targetRef: string;
}

/** An ingested entity, before it is stored. */
export interface IngestedEntity {
  /** Full lowercase ref, `kind:namespace/name`. */
  ref: string;
  /** The entity with its location annotations. The store adds uid, etag, relations and status. */
  entity: Entity;
  /** Relations that this entity's spec declares, in both directions (`ownedBy` and `ownerOf`, …). */
  relations: DeclaredRelation[];
  /** Processing errors of this entity. It is stored and shown with them. */
  errors: StatusItem[];
  /** The Location entity that provided this one. Absent for a configured root. */
  parentRef?: string;
}

/** An ingested entity as a text, because the objects of a large location need several times the memory. */
export interface PackedEntity {
  ref: string;
  /** See `packEntity`. */
  packed: string;
}

/** The result of one pass over a root location. */
export interface IngestedLocation {
  /** Stable key of the root, `type:target` as configured or registered. */
  locationRef: string;
  /** Whether users registered the root. If it was unregistered while it was read, nothing is stored. */
  registered?: boolean;
  entities: ReadonlyArray<IngestedEntity | PackedEntity>;
  /**
   * Rejected entities. If the store contains an earlier valid version, it stays and gets these errors. Otherwise,
   * nothing is stored.
   */
  failed: Array<{ ref: string; errors: StatusItem[] }>;
  /**
   * Sources that could not be read or are not complete. Stored entities that came from there stay and get these errors,
   * unless this pass provides them. A source is `type:target`. A file location that ends with a slash stands for
   * everything in that folder.
   */
  unreadable: Array<{ source: string; errors: StatusItem[] }>;
  /** Errors that don't belong to a stored entity (an unreadable file, a document without a name). */
  errors: Array<{ source: string; line?: number; message: string }>;
}

/** The result of a write. */
export interface IngestResult {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Refs that were rejected because another location already provides them, with that location. */
  conflicts: Array<{ ref: string; keptLocationRef: string }>;
  /** Locations that lost entities to this one, because it comes before them in the configuration. */
  displaced: string[];
}

/** A location of the catalog: configured in YAML, or registered over HTTP. */
export interface StoredLocation {
  id: string;
  type: string;
  target: string;
}

/** Why a location was not unregistered: no location has this id, or the configuration defines it. */
export type UnregisterRefusal = 'unknown' | 'configured';

/** What unregistering a location does not remove. */
export interface RemovalPreview {
  /** The configuration defines the location, so it cannot be unregistered. */
  isConfigured: boolean;
  /** The entities that another location also provides, with that location, `type:target`. */
  kept: Map<string, string>;
}

/**
 * The catalog's write API, used by ingestion only. Each call replaces the previous entities of its location in one
 * transaction. Entities that the location no longer provides become orphans (annotation `orphan: 'true'`) if
 * `orphanStrategy` is `keep`, and are deleted otherwise.
 *
 * If several locations provide an entity, the first one in the configuration does. Other locations come after the
 * configured ones; among them, the first one to provide an entity keeps it.
 */
export interface CatalogWriter {
  /** Returns `undefined` if the location was registered and isn't anymore. */
  replaceLocation(location: IngestedLocation): Promise<IngestResult | undefined>;
  /** Removes roots that are no longer configured. */
  retainLocations(locationRefs: string[]): Promise<void>;
  /**
   * Deletes one entity, whatever the orphan strategy. Its name stays reserved for its location until that is read
   * again. Returns the location that provided it, or `undefined` if there is no entity with this uid.
   */
  removeEntity(uid: string): Promise<{ locationRef: string | null } | undefined>;
  /** The location that a deleted entity's name is reserved for. */
  reservedFor(entityRef: string): string | undefined;
  /** Replaces the configured locations, in their order. Returns them and the registered ones. */
  setConfiguredLocations(locations: readonly LocationRef[]): Promise<StoredLocation[]>;
  registeredLocations(): Promise<LocationRef[]>;
  /** Whether a location is configured or registered. */
  hasLocation(location: LocationRef): Promise<boolean>;
  /** Registers a location. Returns `undefined` if it is already configured or registered. */
  registerLocation(location: LocationRef): Promise<StoredLocation | undefined>;
  /**
   * Unregisters a location and deletes its entities, whatever the orphan strategy, in one transaction. Those that another
   * location also provides are taken over by it.
   */
  unregisterLocation(id: string): Promise<'removed' | UnregisterRefusal>;
  /** Returns what unregistering a location would not remove, or `undefined` if there is no location with this id. */
  previewRemoval(id: string): Promise<RemovalPreview | undefined>;
  /** Ends the reservations of a location that another process has unregistered. */
  forgetLocation(locationRef: string): void;
}

/** Reads locations, all of them or one on demand. */
export interface CatalogIngestion {
  /** Reads all configured locations, then watches them. Resolves when the first pass is stored. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Reads the root that provides this entity again. */
  refresh(entityRef: string): Promise<void>;
  /**
   * Deletes an entity. If its location still provides it, it reappears with the next read. Returns false if there is
   * none.
   */
  removeEntity(uid: string): Promise<boolean>;
  /**
   * Registers a location, which is stored once this resolves, and reads it. Waits a moment for its entities. Returns
   * `undefined` if the location exists.
   *
   * @throws ReadError if its address is not allowed
   */
  addLocation(location: LocationRef): Promise<StoredLocation | undefined>;
  /**
   * Reads a location without storing anything.
   *
   * @throws ReadError if its address is not allowed
   */
  previewLocation(location: LocationRef): Promise<LocationPreview>;
  removeLocation(id: string): Promise<'removed' | UnregisterRefusal>;
  previewRemoval(id: string): Promise<RemovalPreview | undefined>;
}

/** What a location provides, before it is registered. */
export interface LocationPreview {
  exists: boolean;
  /** Its Location entity and those that it provides. */
  entities: Entity[];
  errors: string[];
}
