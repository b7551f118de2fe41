import { useTranslationRef } from '#sdk';
import { TableLayoutMenu, useStoredTableLayout } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { useEntityList } from '../../list/entityListContext';
import type { CatalogListProps } from './CatalogList';
import { ExportMenu } from './ExportMenu';
import { useListColumns } from './listColumns';

/** The tools above the list: export, and columns and density of the table. */
export function ListTools({ exports }: Pick<CatalogListProps, 'exports'>) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { kind } = useEntityList();
  const { bucket, resolveColumns } = useListColumns();
  const [layout, onLayoutChange] = useStoredTableLayout(bucket);
  const columns = resolveColumns(kind, t);
  return (
    <>
      {exports && <ExportMenu {...exports} />}
      <TableLayoutMenu columns={columns} layout={layout} onLayoutChange={onLayoutChange} />
    </>
  );
}
