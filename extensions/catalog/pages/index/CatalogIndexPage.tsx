import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundErrorPage } from '#sdk';
import { Content, Page } from '#ui';
import type { CatalogExportSettings } from '../../blueprints/CatalogExportConfigBlueprint';
import { BuiltInControlsContext } from '../../filters/builtInControls';
import { builtInControls } from '../../filters/controls';
import { EntityListProvider } from '../../list/EntityListProvider';
import type { PaginationMode } from '../../list/entityListRequests';
import type { CatalogIndexFilter } from './catalogIndexFilter';
import { CatalogHeader } from './CatalogHeader';
import { CatalogList } from './CatalogList';
import { fieldsOfKind } from './columnsOfKind';
import { FilterArea } from './FilterArea';
import { IndexLayout } from './IndexLayout';
import { useIsWide } from './useIsWide';

/** The pagination in the configuration. */
export type CatalogPagination = boolean | { mode: 'cursor' | 'offset'; limit?: number; offset?: number };

/** Props of {@link CatalogIndexPage}. */
export interface CatalogIndexPageProps {
  /** The title in the configuration. By default, it contains the name of the organization. */
  title?: string;
  pagination: CatalogPagination;
  exportSettings?: { enabled?: boolean; disableBuiltinExporters?: boolean };
  exportAdditions: readonly CatalogExportSettings[];
  filters: readonly CatalogIndexFilter[];
}

/** The catalog page: a list of entities, with filters. It has no pages below its path. */
export function CatalogIndexPage(props: CatalogIndexPageProps) {
  const { '*': subPath = '' } = useParams();
  return subPath === '' ? <CatalogIndex {...props} /> : <NotFoundErrorPage />;
}

function CatalogIndex(props: CatalogIndexPageProps) {
  const { title, filters, exportSettings, exportAdditions } = props;
  const isWide = useIsWide();
  const fields = useMemo(() => filters.flatMap(({ field }) => field ?? []), [filters]);
  const exports = exportSettings?.enabled
    ? { additions: exportAdditions, builtIn: !exportSettings.disableBuiltinExporters }
    : undefined;
  return (
    <BuiltInControlsContext.Provider value={builtInControls}>
      <EntityListProvider
        fields={fields}
        pagination={resolvePagination(props.pagination)}
        resolveFields={fieldsOfKind}
      >
        <Page>
          <CatalogHeader title={title} />
          <Content>
            <IndexLayout>
              {isWide && filters.length > 0 && <FilterArea filters={filters} />}
              <CatalogList exports={exports} drawerFilters={isWide ? [] : filters} />
            </IndexLayout>
          </Content>
        </Page>
      </EntityListProvider>
    </BuiltInControlsContext.Provider>
  );
}

const defaultLimit = 20;

function resolvePagination(pagination: CatalogPagination): {
  mode: PaginationMode;
  limit: number;
  offset: number;
} {
  if (pagination === false) return { mode: 'none', limit: defaultLimit, offset: 0 };
  const {
    mode,
    limit = defaultLimit,
    offset = 0,
  }: Exclude<CatalogPagination, boolean> = pagination === true ? { mode: 'cursor' } : pagination;
  return { mode, limit, offset: mode === 'offset' ? offset : 0 };
}
