import { type ReactNode, useMemo } from 'react';
import { Content, Page } from '#ui';
import { ControlPlaceContext } from '../../filters/builtInControls';
import { ControlPlace } from '../../filters/ControlPlace';
import { EntityListProvider } from '../../list/EntityListProvider';
import type { CatalogIndexFilter } from './catalogIndexFilter';
import { CatalogList, type CatalogListProps } from './CatalogList';
import { fieldsOfKind } from './columnsOfKind';
import { FilterArea } from './FilterArea';
import { IndexLayout } from './IndexLayout';
import { type ListColumns, ListColumnsContext, catalogColumns } from './listColumns';
import { type CatalogPagination, resolvePagination } from './resolvePagination';
import { useIsWide } from './useIsWide';

/** Props of {@link EntityListContent}. */
export interface EntityListContentProps {
  /** The filters. Pass the same array on each render. */
  filters: readonly CatalogIndexFilter[];
  pagination?: CatalogPagination;
  exports?: CatalogListProps['exports'];
  /** The columns. Those of the catalog page by default. */
  columns?: ListColumns;
  /** Shown below the filters. If they are in a drawer, below the list. */
  aside?: ReactNode;
}

/** Props of {@link EntityListPage}. */
export interface EntityListPageProps extends EntityListContentProps {
  header: ReactNode;
}

/** A page with a list of entities, and filters beside it. Its state is in the URL. */
export function EntityListPage({ header, ...list }: EntityListPageProps) {
  return (
    <Page>
      {header}
      <Content>
        <EntityListContent {...list} />
      </Content>
    </Page>
  );
}

/** A list of entities with filters beside it, for a page with its own header. Its state is in the URL. */
export function EntityListContent(props: EntityListContentProps) {
  const { filters, exports, aside, columns = catalogColumns } = props;
  const isWide = useIsWide();
  const fields = useMemo(() => filters.flatMap(({ field }) => field ?? []), [filters]);
  return (
    <ControlPlaceContext.Provider value={ControlPlace}>
      <ListColumnsContext.Provider value={columns}>
        <EntityListProvider
          fields={fields}
          pagination={resolvePagination(props.pagination ?? true)}
          resolveFields={(kind) => columns.fields ?? fieldsOfKind(kind)}
        >
          <IndexLayout>
            {isWide && filters.length > 0 && <FilterArea filters={filters}>{aside}</FilterArea>}
            <CatalogList exports={exports} drawerFilters={isWide ? [] : filters} />
            {!isWide && aside}
          </IndexLayout>
        </EntityListProvider>
      </ListColumnsContext.Provider>
    </ControlPlaceContext.Provider>
  );
}
