import { useMemo } from 'react';
import type { Entity } from '#model';
import { useApi } from '#sdk';
import { type EntityColumnId, createEntityColumn } from '#extensions/catalog/components';
import type { ListColumns } from '#extensions/catalog/pages/index';
import { apiDocsConfigRef } from '../api/ApiDocsConfig';

const ids: EntityColumnId[] = ['name', 'type', 'owner', 'system', 'lifecycle', 'description', 'tags'];

/** Returns the columns of the list of APIs. Types have the names of their viewers, such as `OpenAPI`. */
export function useApiColumns(): ListColumns {
  const config = useApi(apiDocsConfigRef);
  return useMemo(
    () => ({
      bucket: 'apiTable',
      resolveColumns: (_kind, t) =>
        ids.map((id) => {
          const column = createEntityColumn(id, t);
          if (id !== 'type') return column;
          const renderType = (entity: Entity) => {
            const title = config.getApiDefinitionWidget(entity)?.title;
            return title === undefined ? column.cell(entity) : <bdi>{title}</bdi>;
          };
          return { ...column, cell: renderType, summary: renderType };
        }),
    }),
    [config],
  );
}
