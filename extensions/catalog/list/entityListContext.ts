import { createContext, useContext } from 'react';
import type { Entity } from '#model';
import type { CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { CatalogListState } from './catalogListState';
import type { CombinedConditions } from './combineConditions';
import type { PaginationMode } from './entityListRequests';
import type { FilterCounts } from './useFilterCounts';
import type { ChangeCatalogListState } from './useCatalogListState';

/** A list of entities with its filters and counts. */
export interface EntityList {
  fields: readonly CatalogFilterField[];
  /** The current state: the state in the URL, with defaults applied. */
  state: CatalogListState;
  change: ChangeCatalogListState;
  mode: PaginationMode;
  /** The conditions of the rows. `undefined` until they are known. */
  conditions: CombinedConditions | undefined;
  /** The listed kind in lower case. */
  kind: string | undefined;
  /** The rows of this page. `undefined` until they are loaded. */
  entities: readonly Entity[] | undefined;
  /** The missing fields of rows that cannot be listed. */
  missing: readonly string[];
  totalItems: number | undefined;
  /** The position of the first row, from 0. `undefined` if the page was opened with a cursor. */
  position: number | undefined;
  cursors: { next?: string | undefined; previous?: string | undefined };
  /** Whether the rows match the state. False while previous rows are shown. */
  isCurrent: boolean;
  loading: boolean;
  error: Error | null;
  refetch: () => void;
  counts: FilterCounts;
}

/** Provided by `EntityListProvider`. */
export const EntityListContext = createContext<EntityList | undefined>(undefined);

/** Returns the surrounding list. Throws outside of `EntityListProvider`. */
export function useEntityList(): EntityList {
  const list = useContext(EntityListContext);
  if (!list) throw new Error('useEntityList must be used within EntityListProvider');
  return list;
}
