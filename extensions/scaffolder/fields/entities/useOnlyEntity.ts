import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stringifyEntityRef } from '#model';
import { useApi } from '#sdk';
import { catalogApiRef, type EntityFilterQuery } from '../../../catalog/public';

/** Options of {@link useOnlyEntity}. */
export interface OnlyEntityOptions {
  filter: EntityFilterQuery | undefined;
  /** Whether the field is required and accepts only entities of the catalog. */
  isEnabled: boolean;
  isEmpty: boolean;
  onChange: (ref: string) => void;
}

/** Chooses the entity if there is only one. Returns whether this is so. */
export function useOnlyEntity({ filter, isEnabled, isEmpty, onChange }: OnlyEntityOptions): boolean {
  const catalogApi = useApi(catalogApiRef);
  const { data } = useQuery({
    queryKey: ['scaffolder', 'only-entity', filter ?? null],
    queryFn: async ({ signal }) => {
      const fields = ['kind', 'metadata.name', 'metadata.namespace'];
      const { items } = await catalogApi.queryEntities(
        { fields, limit: 2, totalItems: 'exclude', ...(filter && { filter }) },
        { signal },
      );
      const [first] = items;
      return first && items.length === 1 ? stringifyEntityRef(first) : null;
    },
    enabled: isEnabled,
  });
  const only = isEnabled ? (data ?? undefined) : undefined;
  const chosen = isEmpty ? only : undefined;
  useEffect(() => {
    if (chosen !== undefined) onChange(chosen);
  }, [chosen, onChange]);
  return only !== undefined;
}
