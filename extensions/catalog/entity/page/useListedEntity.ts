import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { partitionListable } from '../../list/listableEntities';
import type { RowsPage } from '../../list/sortedRows';

/** Returns an entity from the rows of a list that was shown before. It has only the fields that the list needed. */
export function useListedEntity(entityRef: string): Entity | undefined {
  const client = useQueryClient();
  return useMemo(() => {
    const pages = client.getQueriesData<RowsPage>({ queryKey: ['catalog', 'rows'] });
    const items = pages.flatMap(([, page]) => page?.items ?? []);
    return partitionListable(items).entities.find((entity) => stringifyEntityRef(entity) === entityRef);
  }, [client, entityRef]);
}
