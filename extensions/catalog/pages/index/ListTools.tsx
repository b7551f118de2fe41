import { useTranslationRef } from '#sdk';
import { TableLayoutMenu, useStoredTableLayout } from '#ui';
import { createEntityColumn } from '../../components/entityColumns';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { useEntityList } from '../../list/entityListContext';
import type { CatalogListProps } from './CatalogList';
import { layoutBucket } from './CatalogTable';
import { columnsOfKind } from './columnsOfKind';
import { ExportMenu } from './ExportMenu';

/** The tools above the list: export, and columns and density of the table. */
export function ListTools({ exports }: Pick<CatalogListProps, 'exports'>) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { kind } = useEntityList();
  const [layout, onLayoutChange] = useStoredTableLayout(layoutBucket);
  const columns = columnsOfKind(kind).map((id) => createEntityColumn(id, t));
  return (
    <>
      {exports && <ExportMenu {...exports} />}
      <TableLayoutMenu columns={columns} layout={layout} onLayoutChange={onLayoutChange} />
    </>
  );
}
