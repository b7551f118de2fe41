import { useParams } from 'react-router-dom';
import { NotFoundErrorPage } from '#sdk';
import type { CatalogExportSettings } from '../../blueprints/CatalogExportConfigBlueprint';
import type { CatalogIndexFilter } from './catalogIndexFilter';
import { CatalogHeader } from './CatalogHeader';
import { EntityListPage } from './EntityListPage';
import type { CatalogPagination } from './resolvePagination';

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
  const { title, filters, exportSettings, exportAdditions, pagination } = props;
  const exports = exportSettings?.enabled
    ? { additions: exportAdditions, builtIn: !exportSettings.disableBuiltinExporters }
    : undefined;
  return (
    <EntityListPage
      header={<CatalogHeader title={title} />}
      filters={filters}
      pagination={pagination}
      exports={exports}
    />
  );
}
