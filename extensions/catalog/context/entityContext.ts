import { createContext, useContext } from 'react';
import type { Entity } from '#model';
import type { EntityProblem } from '../protocol';

/** The loading state of the entity of a page. */
export interface EntityLoadingStatus {
  entity?: Entity;
  loading: boolean;
  error?: Error;
  /** Reloads the entity. Absent if the entity was provided by the caller. */
  refresh?: () => void;
}

/** The status with an entity whose fields have the right types, and the problems of those that had not. */
export interface ReadEntityStatus extends EntityLoadingStatus {
  problems: readonly EntityProblem[];
  /** The entity as the backend sent it. */
  raw: Entity | undefined;
}

/** Provided by `AsyncEntityProvider` and `EntityProvider`. */
export const EntityContext = createContext<ReadEntityStatus | undefined>(undefined);

/** Returns the invalid fields of the entity of the surrounding page. */
export function useEntityProblems(): readonly EntityProblem[] {
  return useEntityContext().problems;
}

/** Returns the entity of the surrounding page as the backend sent it. */
export function useRawEntity(): Entity | undefined {
  return useEntityContext().raw;
}

/** Returns the entity of the surrounding page. Throws if it is not loaded; inside tabs of the entity page it always is. */
export function useEntity(): { entity: Entity } {
  const status = useEntityContext();
  if (!status.entity) {
    throw new Error(
      'useEntity hook is being called outside of an EntityLayout where the entity has not been loaded. If this is intentional, use useAsyncEntity instead.',
    );
  }
  return { entity: status.entity };
}

/** Returns the entity of the surrounding page, its loading state, or its error. */
export function useAsyncEntity(): EntityLoadingStatus {
  return useEntityContext();
}

function useEntityContext(): ReadEntityStatus {
  const status = useContext(EntityContext);
  if (!status) throw new Error('Entity context is not available');
  return status;
}
