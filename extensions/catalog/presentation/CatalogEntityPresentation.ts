import { type Entity, safeParseEntityRef, stringifyEntityRef } from '#model';
import { type IconComponent, createObservable } from '#sdk';
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
  readonly #iconOf: (kind: string) => IconComponent | undefined;

  constructor(options: { catalogApi: CatalogApi; iconOf: (kind: string) => IconComponent | undefined }) {
    this.#iconOf = options.iconOf;
    this.#loader = createEntityLoader({
      load: async (entityRefs) => {
        const { items } = await options.catalogApi.getEntitiesByRefs({
          entityRefs,
          fields: presentationFields,
        });
        return items;
      },
    });
  }

  forEntity(entityOrRef: Entity | string, context: EntityPresentationContext = {}): EntityRefPresentation {
    if (typeof entityOrRef !== 'string') return this.#settled(this.#snapshot(entityOrRef, context));
    const parsed = safeParseEntityRef(entityOrRef, context);
    if (!parsed.ok) return this.#settled(this.#snapshot(entityOrRef, context));
    return this.#forRef(stringifyEntityRef(parsed.value), entityOrRef, context);
  }

  #forRef(entityRef: string, asWritten: string, context: EntityPresentationContext): EntityRefPresentation {
    const snapshotOf = (entity: Entity | null | undefined) => this.#snapshot(entity ?? asWritten, context);
    const snapshot = snapshotOf(this.#loader.peek(entityRef));
    const promise = this.#loader.load(entityRef).then(snapshotOf, () => snapshot);
    const update$ = createObservable<EntityRefPresentationSnapshot>((emitter) => {
      promise.then(emitter.next, emitter.error);
    });
    return { snapshot, update$, promise };
  }

  #settled(snapshot: EntityRefPresentationSnapshot): EntityRefPresentation {
    return { snapshot, promise: Promise.resolve(snapshot) };
  }

  #snapshot(entityOrRef: Entity | string, context: EntityPresentationContext): EntityRefPresentationSnapshot {
    const snapshot = createEntitySnapshot(entityOrRef, context);
    const parsed = safeParseEntityRef(snapshot.entityRef);
    const Icon = parsed.ok ? this.#iconOf(parsed.value.kind) : undefined;
    return Icon ? { ...snapshot, Icon } : snapshot;
  }
}
