import { useMemo } from 'react';
import { type Entity, isJsonObject, stringifyEntityRef, valueAtPath } from '#model';
import { useTranslationRef } from '#sdk';
import { DataTable, useClientRows } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { type EntityColumnId, createEntityColumn, entityColumnFields } from './entityColumns';

/** Props of {@link EntityTable}. */
export interface EntityTableProps {
  /** What the table holds, read out with it. */
  label: string;
  /** All entities; undefined until the first are there. */
  entities: readonly Entity[] | undefined;
  columns: readonly EntityColumnId[];
  loading?: boolean;
  error?: unknown;
  errorTitle?: string;
  onRetry?: () => void;
  empty?: string;
  /** How many stand on one page; all of them without it. */
  pageSize?: number;
  skeletonRows?: number;
}

const byName = { column: 'name', direction: 'asc' } as const;

/** A table of entities that are all at hand, such as those of a relation: ordered and paged in the browser. */
export function EntityTable(props: EntityTableProps) {
  const { entities, columns, pageSize = 10, ...table } = props;
  const { t } = useTranslationRef(catalogTranslationRef);
  const shown = useMemo(() => columns.map((id) => createEntityColumn(id, t)), [columns, t]);
  const rows = useClientRows(entities, { sortValue, initialSort: byName, pageSize });
  return <DataTable dense columns={shown} getRowId={stringifyEntityRef} {...rows} {...table} />;
}

/** Names are ordered by what is shown, which is the title where there is one. */
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
