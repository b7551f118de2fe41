import { lazy, Suspense, useMemo } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { DataTable, type DataTableColumn, type SortState, applyTableLayout, useStoredTableLayout } from '#ui';
import { type EntityColumnId, createEntityColumn, entityColumnFields } from '../../components/entityColumns';
import { StarButton } from '../../components/StarButton';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { firstPage } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';
import { columnsOfKind } from './columnsOfKind';
import { RowActions, hasRowActions } from './RowActions';
import { useRowPages } from './useRowPages';
import { useStaleCursor } from './useStaleCursor';

const CatalogEmpty = lazy(() =>
  import('./CatalogEmpty').then((module) => ({ default: module.CatalogEmpty })),
);

/** Where each user's columns, their order and the height of rows are stored: one arrangement for all kinds. */
export const layoutBucket = 'catalogTable';

/** The rows of the list, ordered and paged by the backend. */
export function CatalogTable({ label }: { label: string }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { state, change, entities, isCurrent, loading, error, refetch } = useEntityList();
  // What stays on the page after a failure may answer another question than the one that failed.
  const isStale = error !== null && !isCurrent;
  const hasActions = entities?.some(hasRowActions) ?? false;
  const columns = useColumns(hasActions);
  const [layout] = useStoredTableLayout(layoutBucket);
  const arranged = useMemo(() => applyTableLayout(columns, layout), [columns, layout]);
  const pagination = useRowPages();
  const isRestarting = useStaleCursor();
  const column = Object.entries(entityColumnFields).find(([, field]) => field === state.order.field)?.[0];
  const onSort = ({ column: id, direction }: SortState) => {
    const field = entityColumnFields[id as EntityColumnId];
    if (field !== undefined) change({ order: { field, order: direction }, ...firstPage });
  };
  return (
    <DataTable
      label={label}
      columns={arranged}
      dense={layout.density === 'compact'}
      rows={entities}
      getRowId={stringifyEntityRef}
      sort={column === undefined ? undefined : { column, direction: state.order.order }}
      onSort={onSort}
      pagination={isStale ? undefined : pagination}
      loading={loading}
      skeletonRows={Math.min(state.limit, 20)}
      error={isRestarting ? null : error}
      errorTitle={t(isStale && entities ? 'index.errorTitleStale' : 'index.errorTitle')}
      onRetry={refetch}
      empty={
        <Suspense>
          <CatalogEmpty />
        </Suspense>
      }
    />
  );
}

function useColumns(hasActions: boolean): ReadonlyArray<DataTableColumn<Entity>> {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { kind } = useEntityList();
  return useMemo(() => {
    const star: DataTableColumn<Entity> = {
      id: 'star',
      header: t('columns.star'),
      hideHeader: true,
      width: 44,
      cell: renderStar,
    };
    const actions: DataTableColumn<Entity> = {
      id: 'actions',
      header: t('columns.actions'),
      headerContent: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      hideBelow: 'md',
      cell: renderActions,
    };
    return [
      star,
      ...columnsOfKind(kind).map((id) => createEntityColumn(id, t)),
      ...(hasActions ? [actions] : []),
    ];
  }, [kind, t, hasActions]);
}

function renderStar(entity: Entity) {
  return <StarButton entity={entity} size="small" />;
}

function renderActions(entity: Entity) {
  return <RowActions entity={entity} />;
}
