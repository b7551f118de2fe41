import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundErrorPage } from '#sdk';
import { EntityListPage, createKindFilters } from '#extensions/catalog/pages/index';
import { ApiExplorerHeader } from './ApiExplorerHeader';
import { useApiColumns } from './useApiColumns';

/** Props of {@link ApiExplorerPage}. */
export interface ApiExplorerPageProps {
  /** The title in the configuration. */
  title: string | undefined;
  initialFilter: 'owned' | 'starred' | 'all';
}

/** The list of APIs. It has no pages below its path. */
export function ApiExplorerPage(props: ApiExplorerPageProps) {
  const { '*': subPath = '' } = useParams();
  return subPath === '' ? <ApiExplorer {...props} /> : <NotFoundErrorPage />;
}

function ApiExplorer({ title, initialFilter }: ApiExplorerPageProps) {
  const filters = useMemo(() => createKindFilters('api', initialFilter), [initialFilter]);
  const columns = useApiColumns();
  return <EntityListPage header={<ApiExplorerHeader title={title} />} filters={filters} columns={columns} />;
}
