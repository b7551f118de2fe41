import { styled } from '@mui/material/styles';
import { SaveViewButton } from '#extensions/search/components';
import { useTranslationRef } from '#sdk';
import { TableLayoutMenu, space, useStoredTableLayout } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { useEntityList } from '../../list/entityListContext';
import type { CatalogListProps } from './CatalogList';
import { ExportMenu } from './ExportMenu';
import { useListColumns } from './listColumns';

const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: space[1] });

/** The tools above the list: export, saved views, and columns and density of the table. */
export function ListTools({ exports }: Pick<CatalogListProps, 'exports'>) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { kind } = useEntityList();
  const { bucket, resolveColumns, Rows } = useListColumns();
  const [layout, onLayoutChange] = useStoredTableLayout(bucket);
  const columns = resolveColumns(kind, t);
  return (
    <Tools>
      {exports && <ExportMenu {...exports} />}
      <SaveViewButton />
      {!Rows && <TableLayoutMenu columns={columns} layout={layout} onLayoutChange={onLayoutChange} />}
    </Tools>
  );
}
