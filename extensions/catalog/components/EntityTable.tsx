import { useMemo } from 'react';
import { type Entity, isJsonObject, stringifyEntityRef, valueAtPath } from '#model';
import { useTranslationRef } from '#sdk';
import { DataTable, useClientRows } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { type EntityColumnId, entityColumnFields } from './entityColumnFields';
import { createEntityColumn } from './entityColumns';

/** Props of {@link EntityTable}. */
export interface EntityTableProps {
  /** The accessible name of the table. */
  label: string;
  /** All entities. `undefined` until they are loaded. */
  entities: readonly Entity[] | undefined;
  columns: readonly EntityColumnId[];
  loading?: boolean;
  error?: unknown;
  errorTitle?: string;
  onRetry?: () => void;
  empty?: string;
  /** The number of rows per page. */
  pageSize?: number;
  skeletonRows?: number;
}

const columnWidth = 128;
const columnsBesideName = 3;

const byName = { column: 'name', direction: 'asc' } as const;

/** A table of entities that are already loaded, such as those of a relation. Sorts and pages in the browser. */
export function EntityTable(props: EntityTableProps) {
  const { entities, columns, pageSize = 10, ...table } = props;
  const { t } = useTranslationRef(catalogTranslationRef);
  const shown = useMemo(() => createColumns(columns, t), [columns, t]);
  const rows = useClientRows(entities, { sortValue, initialSort: byName, pageSize });
  return (
    <DataTable dense tracks="fixed" columns={shown} getRowId={stringifyEntityRef} {...rows} {...table} />
  );
}

/** Creates columns of one width, so that tables below each other line up. The last one takes the place of missing columns. */
function createColumns(ids: readonly EntityColumnId[], t: Parameters<typeof createEntityColumn>[1]) {
  const last = ids.length - 1;
  return ids.map((id, index) => {
    const minWidth = columnWidth * (index === last ? Math.max(1, columnsBesideName - last + 1) : 1);
    return { ...createEntityColumn(id, t), ...(id !== 'name' && { minWidth }) };
  });
}

/** Sorts names by the text that is shown: the title, if there is one. */
function sortValue(entity: Entity, column: string): string | undefined {
  if (column === 'name') return titleOf(entity) ?? entity.metadata.name;
  const field = entityColumnFields[column as EntityColumnId];
  const value = field === undefined ? undefined : valueAtPath(entity, field);
  return typeof value === 'string' ? value : undefined;
}

function titleOf(entity: Entity): string | undefined {
  const profile = entity.spec?.['profile'];
  const displayName = isJsonObject(profile) ? profile['displayName'] : undefined;
  return typeof displayName === 'string' ? displayName : entity.metadata.title;
}
