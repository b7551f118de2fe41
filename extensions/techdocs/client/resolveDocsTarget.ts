import { type CompoundEntityRef, type Entity, getCompoundEntityRef, safeParseEntityRef } from '#model';
import { ANNOTATION_DOCS_ENTITY, ANNOTATION_DOCS_ENTITY_PATH, ANNOTATION_DOCS_REF } from '#protocol';

/** Where the documentation of an entity is. */
export interface DocsTarget {
  /** The entity whose site it is: the entity itself, or that of its annotation `techdocs-entity`. */
  entityRef: CompoundEntityRef;
  /** The page to start with, without a slash at its start. Empty for the first page. */
  path: string;
}

/** Returns where the documentation of an entity is, or `undefined` if it has none. An invalid ref in an annotation is ignored. */
export function resolveDocsTarget(entity: Entity): DocsTarget | undefined {
  const { annotations } = entity.metadata;
  const own = getCompoundEntityRef(entity);
  const other = annotations?.[ANNOTATION_DOCS_ENTITY];
  const parsed =
    other === undefined
      ? undefined
      : safeParseEntityRef(other, { defaultKind: own.kind, defaultNamespace: own.namespace });
  const path = (annotations?.[ANNOTATION_DOCS_ENTITY_PATH] ?? '').replace(/^\/+/, '');
  if (parsed?.ok) return { entityRef: parsed.value, path };
  return annotations?.[ANNOTATION_DOCS_REF] === undefined ? undefined : { entityRef: own, path };
}
