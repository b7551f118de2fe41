import { createContext, useContext } from 'react';
import type { Entity } from '#model';
import type { TranslationFunction } from '#sdk';
import type { DataTableColumn } from '#ui';
import { createEntityColumn } from '../../components/entityColumns';
import type { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { columnsOfKind } from './columnsOfKind';

type T = TranslationFunction<(typeof catalogTranslationRef)['messages']>;

/** The columns of a list of entities. */
export interface ListColumns {
  /** The storage bucket for the column order, hidden columns and density of a user. */
  bucket: string;
  resolveColumns: (kind: string | undefined, t: T) => ReadonlyArray<DataTableColumn<Entity>>;
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
