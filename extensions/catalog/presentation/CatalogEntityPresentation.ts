import { type Entity, safeParseEntityRef, stringifyEntityRef } from '#model';
import { createObservable } from '#sdk';
import type { CatalogApi } from '../api/CatalogApi';
import { type EntityLoader, createEntityLoader } from './createEntityLoader';
import { createEntitySnapshot, presentationFields } from './createEntitySnapshot';
import type {
  EntityPresentationApi,
  EntityPresentationContext,
  EntityRefPresentation,
  EntityRefPresentationSnapshot,
} from './EntityPresentationApi';

/** Writes entities by what the catalogue says of them; of refs, the catalogue is asked in batches. */
export class CatalogEntityPresentation implements EntityPresentationApi {
  readonly #loader: EntityLoader;

  constructor({ catalogApi }: { catalogApi: CatalogApi }) {
    this.#loader = createEntityLoader({
      load: async (entityRefs) => {
        const { items } = await catalogApi.getEntitiesByRefs({
          entityRefs,
          fields: presentationFields,
        });
        return items;
      },
    });
  }

  forEntity(entityOrRef: Entity | string, context: EntityPresentationContext = {}): EntityRefPresentation {
    if (typeof entityOrRef !== 'string') return this.#settled(createEntitySnapshot(entityOrRef, context));
    const parsed = safeParseEntityRef(entityOrRef, context);
    if (!parsed.ok) return this.#settled(createEntitySnapshot(entityOrRef, context));
    return this.#forRef(stringifyEntityRef(parsed.value), entityOrRef, context);
  }

  #forRef(entityRef: string, asWritten: string, context: EntityPresentationContext): EntityRefPresentation {
    const snapshotOf = (entity: Entity | null | undefined) =>
      createEntitySnapshot(entity ?? asWritten, context);
    const known = this.#loader.peek(entityRef);
    const snapshot = snapshotOf(known);
    const promise = this.#loader.load(entityRef).then(
      (entity) => (entity === known ? snapshot : snapshotOf(entity)),
      () => snapshot,
    );
    const update$ = createObservable<EntityRefPresentationSnapshot>((emitter) => {
      const tell = (next: EntityRefPresentationSnapshot) => next !== snapshot && emitter.next(next);
      promise.then(tell, emitter.error);
    });
    return { snapshot, update$, promise };
  }

  #settled(snapshot: EntityRefPresentationSnapshot): EntityRefPresentation {
    return { snapshot, promise: Promise.resolve(snapshot) };
  }
}
