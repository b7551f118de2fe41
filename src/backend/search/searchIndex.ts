import type { JsonValue } from '#model';
import type { Permission } from '#protocol';
import { createServiceRef } from '../services/serviceRef';

/** A document as search results contain it. Results can be filtered by each field that is a text or a list of texts. */
export interface SearchableDocument {
  title: string;
  text: string;
  /** The path of the page in the portal. */
  location: string;
  [field: string]: JsonValue;
}

/** A document for the index. */
export interface IndexedDocument {
  document: SearchableDocument;
  /** Other names that find it like its title, such as the name of an entity. */
  names?: readonly string[];
  /** Words that count more than its text, such as tags. */
  keywords?: readonly string[];
  /** The entity that it belongs to. With a permission about entities, callers find the document if they may see this entity. */
  entityRef?: string;
  /** Refs of the users and groups that own it. Results of the caller move up. */
  ownerRefs?: readonly string[];
  /** From 0 to 9. Documents that match equally well are in this order, the lowest number first. 5 by default. */
  order?: number;
}

/** Something that has documents, such as an entity or a page. */
export interface SearchSource {
  /** Identifies the source among those of the collator. At most 2,000 bytes in UTF-8: sources with longer keys are skipped. */
  key: string;
  /**
   * All its documents, which replace the earlier ones. None if the source was removed. If reading them fails, the source stays as it
   * was until it changes.
   */
  documents: Iterable<IndexedDocument> | AsyncIterable<IndexedDocument>;
}

/** Sources that changed. */
export interface SearchChanges {
  sources: readonly SearchSource[];
  /** Where the next call continues. Must stay valid after a restart, and in other processes. */
  cursor: string;
  /** The given cursor is too old to know what was removed since. All sources are then read from the start. */
  isExpired?: boolean | undefined;
}

/**
 * Adds documents of one type to the index of search. The index asks it twice per second for changes, in one process at a
 * time.
 */
export interface SearchCollator {
  /** The type of the documents, as in queries: `software-catalog`. */
  type: string;
  /**
   * Who finds the documents. If the policy decides by the entity, `entityRef` of the document counts. Without it, all callers
   * find them.
   */
  permission?: Permission;
  /** A text that changes if unchanged sources result in other documents. All sources are then indexed again. */
  fingerprint(): string;
  /**
   * Returns the sources that changed after a cursor, at most about `limit`, or without a cursor all of them from the start. No
   * sources means that there is nothing new. If it fails, it is called again with the same cursor after a few seconds.
   */
  changes(after: string | undefined, limit: number): Promise<SearchChanges>;
}

/** The index of search. */
export interface SearchIndex {
  /**
   * Adds a collator. Call it when the plugin starts.
   *
   * @throws TypeError if there is one for the type
   */
  add(collator: SearchCollator): void;
}

/**
 * Identifies the index, which the plugin `search` provides.
 *
 * @example lifecycle.onStart(async () => registry.find(searchIndexRef)?.add(createNotesCollator(database())));
 */
export const searchIndexRef = createServiceRef<SearchIndex>('search.index');
