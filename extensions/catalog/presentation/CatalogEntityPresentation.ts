import { type Entity, isJsonObject, safeParseEntityRef, stringifyEntityRef } from '#model';
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

/** Presents entities by their data in the catalog. Loads the entities of refs in batches. */
export class CatalogEntityPresentation implements EntityPresentationApi {
  readonly #loader: EntityLoader;

  constructor({ catalogApi }: { catalogApi: CatalogApi }) {
    this.#loader = createEntityLoader({
      load: async (entityRefs) => {
        const { items } = await catalogApi.getEntitiesByRefs({
          entityRefs,
          fields: presentationFields,
        });
        return items.map((item) => (item && hasName(item) ? item : undefined));
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
      const notify = (next: EntityRefPresentationSnapshot) => next !== snapshot && emitter.next(next);
      promise.then(notify, emitter.error);
    });
    return { snapshot, update$, promise };
  }

  #settled(snapshot: EntityRefPresentationSnapshot): EntityRefPresentation {
    return { snapshot, promise: Promise.resolve(snapshot) };
  }
}

/** Whether an entity can be presented. Others are shown by their ref. */
function hasName({ kind, metadata }: { kind?: unknown; metadata?: unknown }): boolean {
  return (
    typeof kind === 'string' &&
    isJsonObject(metadata) &&
    typeof metadata['name'] === 'string' &&
    typeof (metadata['namespace'] ?? '') === 'string'
  );
}
