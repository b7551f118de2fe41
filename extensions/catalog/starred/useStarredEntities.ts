import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Entity, type CompoundEntityRef, parseEntityRef, stringifyEntityRef } from '#model';
import { alertApiRef, useApi } from '#sdk';
import { starredEntitiesApiRef } from './StarredEntitiesApi';
import { resolveStarredStore } from './starredStore';

const none: ReadonlySet<string> = new Set();

/** An entity or a ref. */
export type EntityOrRef = Entity | CompoundEntityRef | string;

/** The result of {@link useStarredEntities}. */
export interface StarredEntities {
  /** Full refs. Empty until they are loaded. */
  starredEntities: ReadonlySet<string>;
  /** False until the stars are loaded. */
  known: boolean;
  isStarredEntity: (entityOrRef: EntityOrRef) => boolean;
  /** Toggles the star. If it cannot be saved, notifies the user and reverts it. */
  toggleStarredEntity: (entityOrRef: EntityOrRef) => void;
}

/** Returns the user's starred entities. Rerenders when they change anywhere. */
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

/** Returns the star of one entity. */
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
