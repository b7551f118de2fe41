import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { SaveViewButton } from '#extensions/search/components';
import type { Entity } from '#model';
import { appTreeApiRef, isFrugal, preloadLater, useOptionalApi, useTranslationRef } from '#sdk';
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
  usePreloadedPage(entities?.[0]);
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

/** Loads the code of the page of an entity in the list, once for each kind. */
function usePreloadedPage(entity: Entity | undefined): void {
  const tree = useOptionalApi(appTreeApiRef)?.getTree().tree;
  const preload = useEffectEvent(() => {
    if (tree && entity && !isFrugal()) preloadLater(() => preloadEntityPage(tree, entity));
  });
  const kind = entity?.kind;
  useEffect(() => {
    if (kind !== undefined) preload();
  }, [kind]);
}
