import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Entity, type CompoundEntityRef, parseEntityRef, stringifyEntityRef } from '#model';
import { alertApiRef, useApi } from '#sdk';
import { starredEntitiesApiRef } from './StarredEntitiesApi';
import { resolveStarredStore } from './starredStore';

const none: ReadonlySet<string> = new Set();

/** Anything that names an entity. */
export type EntityOrRef = Entity | CompoundEntityRef | string;

/** What {@link useStarredEntities} gives. */
export interface StarredEntities {
  /** Full refs; empty while they are not known yet. */
  starredEntities: ReadonlySet<string>;
  /** False until the storage has answered. */
  known: boolean;
  isStarredEntity: (entityOrRef: EntityOrRef) => boolean;
  /** Flips the star; a storage that refuses is told to the user, and the star flips back. */
  toggleStarredEntity: (entityOrRef: EntityOrRef) => void;
}

/** The user's starred entities; the component renders again when they change, wherever that happens. */
export function useStarredEntities(): StarredEntities {
  const api = useApi(starredEntitiesApiRef);
  const alertApi = useApi(alertApiRef);
  const store = useMemo(() => resolveStarredStore(api), [api]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const toggleStarredEntity = useCallback(
    (entityOrRef: EntityOrRef) => {
      api.toggleStarred(refOf(entityOrRef)).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        alertApi.post({ message, severity: 'error' });
      });
    },
    [api, alertApi],
  );
  return useMemo(() => {
    const starredEntities = snapshot ?? none;
    return {
      starredEntities,
      known: snapshot !== undefined,
      isStarredEntity: (entityOrRef) => starredEntities.has(refOf(entityOrRef)),
      toggleStarredEntity,
    };
  }, [snapshot, toggleStarredEntity]);
}

/** The star of one entity. */
export function useStarredEntity(entityOrRef: EntityOrRef): {
  isStarredEntity: boolean;
  toggleStarredEntity: () => void;
} {
  const { isStarredEntity, toggleStarredEntity } = useStarredEntities();
  return {
    isStarredEntity: isStarredEntity(entityOrRef),
    toggleStarredEntity: () => toggleStarredEntity(entityOrRef),
  };
}

function refOf(entityOrRef: EntityOrRef): string {
  return stringifyEntityRef(typeof entityOrRef === 'string' ? parseEntityRef(entityOrRef) : entityOrRef);
}
