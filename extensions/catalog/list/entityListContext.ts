import { createContext, useContext } from 'react';
import type { Entity } from '#model';
import type { CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { UserListKind } from '../filters/filterFields';
import type { CatalogListState } from './catalogListState';
import type { CombinedConditions } from './combineConditions';
import type { PaginationMode } from './entityListRequests';
import type { FacetResult } from './useFacetCounts';
import type { ChangeCatalogListState } from './useCatalogListState';

/** A list of entities with its filters, as the page and its filters see it. */
export interface EntityList {
  fields: readonly CatalogFilterField[];
  /** What holds now: the URL's state with the defaults filled in. */
  state: CatalogListState;
  change: ChangeCatalogListState;
  mode: PaginationMode;
  /** What the rows are asked for by; undefined while that is not known. */
  conditions: CombinedConditions | undefined;
  /** The kind that is listed, lower-case. */
  kind: string | undefined;
  /** The rows of this page; undefined until the first are there. */
  entities: readonly Entity[] | undefined;
  /** The fields that some of the rows lack so that they cannot be listed. */
  missing: readonly string[];
  totalItems: number | undefined;
  /** Position of the first row among all, from 0; undefined on a page that was reached by a cursor alone. */
  position: number | undefined;
  cursors: { next?: string | undefined; previous?: string | undefined };
  /** Whether the rows are those of the state, or still earlier ones. */
  isCurrent: boolean;
  loading: boolean;
  error: Error | null;
  refetch: () => void;
  facets: FacetResult;
  /** How many each personal list has under the other filters, as far as it is known. */
  listCounts: Partial<Record<UserListKind, number>>;
}

/** Filled by `EntityListProvider`. */
export const EntityListContext = createContext<EntityList | undefined>(undefined);

/** The list around this component. */
export function useEntityList(): EntityList {
  const list = useContext(EntityListContext);
  if (!list) throw new Error('useEntityList must be used within EntityListProvider');
  return list;
}
