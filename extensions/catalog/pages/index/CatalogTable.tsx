import { useMemo } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { afterFirstContent, lazyPart, preloadLater, useTranslationRef } from '#sdk';
import { DataTable, type DataTableColumn, type SortState, applyTableLayout, useStoredTableLayout } from '#ui';
import { type EntityColumnId, entityColumnFields } from '../../components/entityColumnFields';
import { StarButton } from '../../components/StarButton';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { firstPage } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';
import { useListColumns } from './listColumns';
import { hasRowActions } from './hasRowActions';
import { useRowPages } from './useRowPages';
import { useMissingPage } from './useMissingPage';

const CatalogEmpty = lazyPart(preloadLater(async () => (await import('./CatalogEmpty')).CatalogEmpty));

/** The links need icons and safe addresses, so they load after the rows. */
const RowActions = lazyPart(
  () => afterFirstContent(async () => (await import('./RowActions')).RowActions),
  () => <span style={{ display: 'inline-block', width: 56, height: 28 }} />,
);

/** The rows of the list. The backend sorts and pages them. */
export function CatalogTable({ label }: { label: string }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { state, change, entities, isCurrent, loading, error, refetch } = useEntityList();
  // After a failure, the rows on the page can be those of a previous query.
  const isStale = error !== null && !isCurrent;
  const { bucket, renderActions: ownActions, errorTitle, pageSizes } = useListColumns();
  const hasActions = ownActions !== undefined || (entities?.some(hasRowActions) ?? false);
  const columns = useColumns(hasActions);
  const [layout] = useStoredTableLayout(bucket);
  const arranged = useMemo(() => applyTableLayout(columns, layout), [columns, layout]);
  const pagination = useRowPages();
  const isMoving = useMissingPage();
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
      rows={isMoving ? undefined : entities}
      getRowId={stringifyEntityRef}
      sort={column === undefined ? undefined : { column, direction: state.order.order }}
      onSort={onSort}
      pagination={isStale || !pagination ? undefined : { ...pagination, ...(pageSizes && { pageSizes }) }}
      loading={loading}
      skeletonRows={Math.min(state.limit, 20)}
      error={isMoving ? null : error}
      errorTitle={errorTitle ?? t(isStale && entities ? 'index.errorTitleStale' : 'index.errorTitle')}
      onRetry={refetch}
      empty={<CatalogEmpty />}
    />
  );
}

function useColumns(hasActions: boolean): ReadonlyArray<DataTableColumn<Entity>> {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { kind } = useEntityList();
  const { resolveColumns, renderActions: ownActions } = useListColumns();
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
      minWidth: 72,
      priority: 0,
      cell: ownActions ?? renderActions,
    };
    return [star, ...resolveColumns(kind, t), ...(hasActions ? [actions] : [])];
  }, [kind, t, hasActions, ownActions, resolveColumns]);
}

function renderStar(entity: Entity) {
  return <StarButton entity={entity} size="small" />;
}

function renderActions(entity: Entity) {
  return <RowActions entity={entity} />;
}
