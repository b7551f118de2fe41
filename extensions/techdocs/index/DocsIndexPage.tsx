import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { EntityListPage, createAnnotationFilters } from '#extensions/catalog/pages/index';
import { NotFoundErrorPage } from '#sdk';
import { ANNOTATION_DOCS_REF } from '#protocol';
import { DocsIndexHeader } from './DocsIndexHeader';
import { RecentDocs } from './RecentDocs';
import { useDocsColumns } from './useDocsColumns';

/** Props of {@link DocsIndexPage}. */
export interface DocsIndexPageProps {
  title: string | undefined;
  /** The initial list. */
  initialFilter: 'all' | 'owned' | 'starred';
}

/** The list of documentation. It has no pages below its path but those of the reader. */
export function DocsIndexPage(props: DocsIndexPageProps) {
  const { '*': subPath = '' } = useParams();
  return subPath === '' ? <DocsIndex {...props} /> : <NotFoundErrorPage />;
}

function DocsIndex({ title, initialFilter }: DocsIndexPageProps) {
  const filters = useMemo(() => createAnnotationFilters(ANNOTATION_DOCS_REF, initialFilter), [initialFilter]);
  const columns = useDocsColumns();
  return (
    <EntityListPage
      header={<DocsIndexHeader title={title} />}
      filters={filters}
      columns={columns}
      aside={<RecentDocs />}
    />
  );
}
