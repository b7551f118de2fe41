import { type ComponentType, type ReactNode, createContext, useContext } from 'react';
import type { Entity } from '#model';
import type { TranslationFunction } from '#sdk';
import type { DataTableColumn } from '#ui';
import { createEntityColumn } from '../../components/entityColumns';
import type { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { columnsOfKind } from './columnsOfKind';

type T = TranslationFunction<(typeof catalogTranslationRef)['messages']>;

/** The columns of a list of entities, and what else depends on what it lists. */
export interface ListColumns {
  /** Shows the entities of `useEntityList` in place of the table, such as with cards. */
  Rows?: ComponentType<{ label: string }>;
  /** The fields of entities that the rows need. Those of the columns of the kind by default. All if it is empty. */
  fields?: string[];
  /** Buttons after the tools of the list. */
  actions?: ReactNode;
  /** The storage bucket for the column order, hidden columns and density of a user. */
  bucket: string;
  resolveColumns: (kind: string | undefined, t: T) => ReadonlyArray<DataTableColumn<Entity>>;
  /** The id of the extension with the page that a row opens. The page of the entity by default. */
  opens?: string;
  /** What the rows are called, in the plural. The kind of the rows by default. */
  nouns?: string;
  /** The actions of a row. By default, the links to the descriptor. */
  renderActions?: (entity: Entity) => ReactNode;
  /** The heading of a failure. */
  errorTitle?: string;
  /** The heading of a list without rows. */
  emptyTitle?: string;
  /** What a list without rows offers, if no filter is the reason. */
  EmptyHint?: ComponentType;
  /** The numbers of rows per page that users can select. */
  pageSizes?: readonly number[];
}

/** The columns of the catalog page. All kinds share the bucket. */
export const catalogColumns: ListColumns = {
  bucket: 'catalogTable',
  resolveColumns: (kind, t) => columnsOfKind(kind).map((id) => createEntityColumn(id, t)),
};

/** Provided by `EntityListPage`. */
export const ListColumnsContext = createContext(catalogColumns);

/** Returns the columns of the surrounding list. */
export function useListColumns(): ListColumns {
  return useContext(ListColumnsContext);
}
