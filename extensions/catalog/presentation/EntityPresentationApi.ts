import type { Entity } from '#model';
import { type ApiRef, type IconComponent, type Observable, createApiRef } from '#sdk';

/** The context of an entity name, which the name does not repeat. */
export interface EntityPresentationContext {
  /** Refs of another kind are shown with their kind. */
  defaultKind?: string;
  /** Refs of another namespace are shown with it. `default` by default. */
  defaultNamespace?: string;
}

/** How to show an entity, based on the data that is loaded. */
export interface EntityRefPresentationSnapshot {
  /** The full ref in lower case. */
  entityRef: string;
  /** The display name or title, or the shortest ref that is unambiguous in the context. */
  primaryTitle: string;
  /** The text of the tooltip: ref, type and description. */
  secondaryTitle?: string;
  /** Replaces the icon of the kind. `false` for no icon. */
  Icon?: IconComponent | false;
}

/** A presentation: the current snapshot, updates, and the final snapshot. */
export interface EntityRefPresentation {
  snapshot: EntityRefPresentationSnapshot;
  /** Emits further snapshots while data is loading. */
  update$?: Observable<EntityRefPresentationSnapshot>;
  promise: Promise<EntityRefPresentationSnapshot>;
}

/** Determines how entities are shown in the whole portal. */
export interface EntityPresentationApi {
  forEntity(entityOrRef: Entity | string, context?: EntityPresentationContext): EntityRefPresentation;
}

/** The ref of {@link EntityPresentationApi}. */
export const entityPresentationApiRef: ApiRef<EntityPresentationApi> = createApiRef<EntityPresentationApi>({
  id: 'plugin.catalog.entity-presentation',
});
