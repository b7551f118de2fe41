import type { Entity } from '#model';
import { type ApiRef, type IconComponent, type Observable, createApiRef } from '#sdk';

/** What stands around an entity's name and need not be repeated in it. */
export interface EntityPresentationContext {
  /** Refs of another kind are written with their kind. */
  defaultKind?: string;
  /** Refs of another namespace are written with it; `default` unless said otherwise. */
  defaultNamespace?: string;
}

/** How an entity is shown, as far as it is known now. */
export interface EntityRefPresentationSnapshot {
  /** Full lower-case ref. */
  entityRef: string;
  /** What to write: the display name or title, else the shortest ref that is clear in the context. */
  primaryTitle: string;
  /** What to tell besides, in a tooltip: ref, type and description. */
  secondaryTitle?: string;
  /** An icon instead of the one of the kind; `false` where none is wanted. */
  Icon?: IconComponent | false;
}

/** A presentation now, later, and once it is complete. */
export interface EntityRefPresentation {
  snapshot: EntityRefPresentationSnapshot;
  /** Further snapshots, where more is being loaded. */
  update$?: Observable<EntityRefPresentationSnapshot>;
  promise: Promise<EntityRefPresentationSnapshot>;
}

/** Decides how entities are written everywhere in the portal. */
export interface EntityPresentationApi {
  forEntity(entityOrRef: Entity | string, context?: EntityPresentationContext): EntityRefPresentation;
}

/** The ref of {@link EntityPresentationApi}. */
export const entityPresentationApiRef: ApiRef<EntityPresentationApi> = createApiRef<EntityPresentationApi>({
  id: 'plugin.catalog.entity-presentation',
});
