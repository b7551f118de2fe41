import type { ReactNode } from 'react';
import { EntityListContext } from './entityListContext';
import { type EntityListSettings, useEntityListController } from './useEntityListController';

/** Props of {@link EntityListProvider}. */
export interface EntityListProviderProps extends EntityListSettings {
  children: ReactNode;
}

/** Loads the entities and filter counts for the state in the URL, and provides them to `useEntityList`. */
export function EntityListProvider({ children, ...settings }: EntityListProviderProps) {
  const list = useEntityListController(settings);
  return <EntityListContext.Provider value={list}>{children}</EntityListContext.Provider>;
}
