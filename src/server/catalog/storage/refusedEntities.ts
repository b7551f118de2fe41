import type { IngestResult } from '../store';
import type { HashedEntity } from './planReplace';

/**
 * Entities that were refused because another location provided them first. When that location drops one, the next in line takes
 * its place, without waiting until somebody changes its descriptor. Kept in memory: every location is read again after a start.
 */
export class RefusedEntities {
  readonly #byLocation = new Map<string, Map<string, HashedEntity>>();

  /** Replaces what was refused of a location before. */
  record(locationRef: string, entities: readonly HashedEntity[], conflicts: IngestResult['conflicts']): void {
    const refs = new Set(
      conflicts.filter((conflict) => conflict.keptLocationRef !== locationRef).map(({ ref }) => ref),
    );
    const refused = entities.filter(({ ingested }) => refs.has(ingested.ref));
    if (refused.length === 0) this.#byLocation.delete(locationRef);
    else this.#byLocation.set(locationRef, new Map(refused.map((entity) => [entity.ingested.ref, entity])));
  }

  forget(locationRef: string): void {
    this.#byLocation.delete(locationRef);
  }

  /** Takes out the first in line for each of these refs. */
  claim(refs: readonly string[]): Array<{ locationRef: string; entity: HashedEntity }> {
    return refs.flatMap((ref) => {
      for (const [locationRef, refused] of this.#byLocation) {
        const entity = refused.get(ref);
        if (entity && refused.delete(ref)) return [{ locationRef, entity }];
      }
      return [];
    });
  }
}
