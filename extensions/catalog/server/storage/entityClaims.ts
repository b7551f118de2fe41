import type { IngestedLocation, IngestResult } from '../ports/store';
import type { EntityDraft } from './entityDraft';
import type { HashedEntity } from './planReplace';

/**
 * Which location provides an entity that several define: the first one in the configuration. The entities of the others
 * are ignored, and kept in memory for the case that it drops the entity. A name also belongs to its location after the
 * entity was deleted, until that location is read again.
 */
export class EntityClaims {
  readonly #ignored = new Map<string, Map<string, HashedEntity>>();
  readonly #reserved = new Map<string, string>();
  #ranks = new Map<string, number>();

  /** Sets the order of the configured locations. Others come after them. */
  setOrder(locationRefs: readonly string[]): void {
    this.#ranks = new Map(locationRefs.map((ref, index) => [ref, index]));
  }

  isConfigured(locationRef: string): boolean {
    return this.#ranks.has(locationRef);
  }

  outranks(locationRef: string, other: string): boolean {
    return this.#rankOf(locationRef) < this.#rankOf(other);
  }

  /** Replaces the ignored entities of a location. */
  record(locationRef: string, entities: readonly HashedEntity[], conflicts: IngestResult['conflicts']): void {
    const refs = new Set(
      conflicts.filter((conflict) => conflict.keptLocationRef !== locationRef).map(({ ref }) => ref),
    );
    const ignored = entities.filter(({ ingested }) => refs.has(ingested.ref));
    if (ignored.length === 0) this.#ignored.delete(locationRef);
    else this.#ignored.set(locationRef, new Map(ignored.map((entity) => [entity.ingested.ref, entity])));
  }

  /** Removes and returns the ignored entity with each of these refs that comes first. */
  claim(refs: readonly string[]): Array<{ locationRef: string; entity: HashedEntity }> {
    const inOrder = this.#inOrder();
    return refs.flatMap((ref) => {
      for (const [locationRef, ignored] of inOrder) {
        const entity = ignored.get(ref);
        if (entity && ignored.delete(ref)) return [{ locationRef, entity }];
      }
      return [];
    });
  }

  /** The refs of all ignored entities, each with the location that would claim it. */
  successors(): Map<string, string> {
    const successors = new Map<string, string>();
    for (const [locationRef, ignored] of this.#inOrder())
      for (const ref of ignored.keys()) if (!successors.has(ref)) successors.set(ref, locationRef);
    return successors;
  }

  reserve(ref: string, locationRef: string): void {
    this.#reserved.set(ref, locationRef);
  }

  reservedFor(ref: string): string | undefined {
    return this.#reserved.get(ref);
  }

  /**
   * Ends the reservations of a location that has been read, and of the written entities. Returns the names that the
   * location no longer uses.
   */
  release({ locationRef, unreadable }: IngestedLocation, written: readonly EntityDraft[]): string[] {
    for (const { ref } of written) this.#reserved.delete(ref);
    if (unreadable.length > 0) return [];
    return this.#unreserve(locationRef);
  }

  /** Forgets a location. Returns the names that were reserved for it. */
  forget(locationRef: string): string[] {
    this.#ignored.delete(locationRef);
    return this.#unreserve(locationRef);
  }

  #unreserve(locationRef: string): string[] {
    const names = [...this.#reserved].filter(([, owner]) => owner === locationRef).map(([ref]) => ref);
    for (const ref of names) this.#reserved.delete(ref);
    return names;
  }

  #inOrder(): Array<[string, Map<string, HashedEntity>]> {
    return [...this.#ignored].toSorted(
      ([a], [b]) => Number(this.outranks(b, a)) - Number(this.outranks(a, b)),
    );
  }

  #rankOf(locationRef: string): number {
    return this.#ranks.get(locationRef) ?? Number.POSITIVE_INFINITY;
  }
}
