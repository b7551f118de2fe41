import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { SaveViewButton } from '#extensions/search/components';
import type { Entity } from '#model';
import {
  appTreeApiRef,
  isFrugal,
  preloadExtension,
  preloadLater,
  useOptionalApi,
  useTranslationRef,
} from '#sdk';
import { TableLayoutMenu, space, useStoredTableLayout } from '#ui';
import { preloadEntityPage } from '../../entity/page/preloadContent';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { useEntityList } from '../../list/entityListContext';
import type { CatalogListProps } from './CatalogList';
import { ExportMenu } from './ExportMenu';
import { useListColumns } from './listColumns';

const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: space[1] });

/** The tools above the list: export, saved views, and columns and density of the table. */
export function ListTools({ exports }: Pick<CatalogListProps, 'exports'>) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { kind, entities } = useEntityList();
  const { bucket, opens, resolveColumns, Rows } = useListColumns();
  usePreloadedPage(entities?.[0], opens);
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

/** Loads the code of the page that a row opens, once for each kind. */
function usePreloadedPage(entity: Entity | undefined, opens: string | undefined): void {
  const tree = useOptionalApi(appTreeApiRef)?.getTree().tree;
  const preload = useEffectEvent(() => {
    if (!tree || !entity || isFrugal()) return;
    const page = opens === undefined ? undefined : tree.nodes.get(opens);
    if (page) preloadLater(async () => preloadExtension(page));
    else if (opens === undefined) preloadLater(() => preloadEntityPage(tree, entity));
  });
  const kind = entity?.kind;
  useEffect(() => {
    if (kind !== undefined) preload();
  }, [kind]);
}
