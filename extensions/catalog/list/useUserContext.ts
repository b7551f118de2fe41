import { useMemo } from 'react';
import { stringifyEntityRef } from '#model';
import type { CatalogFilterContext } from '../blueprints/CatalogFilterField';
import { useOwnershipRefs } from '../query/ownership';
import { useCatalogQuery } from '../query/useCatalogQuery';
import { useStarredEntities } from '../starred/useStarredEntities';

/** Loads the data that filters can depend on. Loads entities with errors only if `failed` is set. */
export function useUserContext(
  kind: string | undefined,
  { failed }: { failed: boolean },
): CatalogFilterContext {
  const ownershipRefs = useOwnershipRefs();
  const { known, starredEntities } = useStarredEntities();
  const failedRefs = useFailedRefs(kind, failed);
  return useMemo(
    () => ({ kind, ownershipRefs, starredRefs: known ? [...starredEntities] : undefined, failedRefs }),
    [kind, ownershipRefs, known, starredEntities, failedRefs],
  );
}

/** The protocol has no filter for the processing status, so this checks all entities of the kind. */
function useFailedRefs(kind: string | undefined, enabled: boolean): readonly string[] | undefined {
  const { data } = useCatalogQuery<string[]>({
    queryKey: ['failed', kind ?? ''],
    enabled,
    load: async (catalogApi, options) => {
      const refs: string[] = [];
      const request = {
        ...(kind !== undefined && { filter: { kind } }),
        fields: ['kind', 'metadata.name', 'metadata.namespace', 'status'],
      };
      for await (const entities of catalogApi.streamEntities(request, options)) {
        const failing = entities.filter(({ status }) =>
          status?.items?.some(({ level }) => level === 'error'),
        );
        refs.push(...failing.map(stringifyEntityRef));
      }
      return refs;
    },
  });
  return data;
}
