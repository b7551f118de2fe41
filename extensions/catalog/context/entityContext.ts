import { createContext, useContext } from 'react';
import type { Entity } from '#model';

/** What is known of the entity that a page is about. */
export interface EntityLoadingStatus {
  entity?: Entity;
  loading: boolean;
  error?: Error;
  /** Loads the entity again; absent where the entity was handed in ready. */
  refresh?: () => void;
}

/** Filled by `AsyncEntityProvider` and `EntityProvider`. */
export const EntityContext = createContext<EntityLoadingStatus | undefined>(undefined);

/** The entity around this component, which has to be loaded already, as it is below the tabs of the entity page. */
export function useEntity(): { entity: Entity } {
  const status = useEntityContext();
  if (!status.entity) {
    throw new Error(
      'useEntity hook is being called outside of an EntityLayout where the entity has not been loaded. If this is intentional, use useAsyncEntity instead.',
    );
  }
  return { entity: status.entity };
}

/** The entity around this component, or that it is loading, or why it could not be loaded. */
export function useAsyncEntity(): EntityLoadingStatus {
  return useEntityContext();
}

function useEntityContext(): EntityLoadingStatus {
  const status = useContext(EntityContext);
  if (!status) throw new Error('Entity context is not available');
  return status;
}
