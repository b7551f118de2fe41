import type { IngestedLocation, PackedEntity } from '../ports/store';

/**
 * Which location provides an entity that several define: the first one in the configuration. A name also belongs to its
 * location after the entity was deleted, until that location is read again.
 */
export class EntityClaims {
  readonly #reserved = new Map<string, string>();
  #ranks = new Map<string, number>();

  /** Sets the order of the configured locations. Others come after them. */
  setOrder(locationRefs: readonly string[]): void {
    this.#ranks = new Map(locationRefs.map((ref, index) => [ref, index]));
  }

  isConfigured(locationRef: string): boolean {
    return this.#ranks.has(locationRef);
  }

  readonly outranks = (locationRef: string, other: string): boolean =>
    this.#rankOf(locationRef) < this.#rankOf(other);

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
  release({ locationRef, unreadable }: IngestedLocation, written: readonly PackedEntity[]): string[] {
    for (const { ref } of written) this.#reserved.delete(ref);
    if (unreadable.length > 0) return [];
    return this.forget(locationRef);
  }

  /** Forgets a location. Returns the names that were reserved for it. */
  forget(locationRef: string): string[] {
    const names = [...this.#reserved].filter(([, owner]) => owner === locationRef).map(([ref]) => ref);
    for (const ref of names) this.#reserved.delete(ref);
    return names;
  }

  #rankOf(locationRef: string): number {
    return this.#ranks.get(locationRef) ?? Number.POSITIVE_INFINITY;
  }
}
