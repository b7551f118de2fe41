import { useQueries, useQuery } from '@tanstack/react-query';
import { type Entity, stringifyEntityRef } from '#model';
import { ANNOTATION_ORIGIN_LOCATION } from '#protocol';
import { useApi } from '#sdk';
import { catalogApiRef } from '#extensions/catalog';
import { limitRequests } from './limitRequests';

/** What a location would add to the catalog. */
export interface DryRun {
  target: string;
  /** Undefined until the dry run completed. */
  entities: FoundEntity[] | undefined;
  /** Whether the location is registered already. */
  exists: boolean;
  error: Error | null;
  isPending: boolean;
  retry: () => void;
}

/** An entity of a dry run. */
export interface FoundEntity {
  entityRef: string;
  /** `conflict` if another location provides an entity with the same ref. */
  state: 'new' | 'known' | 'conflict';
  /** The other location, `type:target`. */
  otherLocation?: string;
}

/** Reads locations without registering them, and compares their entities with the catalog. */
export function useDryRuns(targets: readonly string[], enabled: boolean): DryRun[] {
  const catalog = useApi(catalogApiRef);
  const previews = useQueries({
    queries: targets.map((target) => ({
      queryKey: ['catalog-import', 'dry-run', target],
      queryFn: () => limitRequests(() => catalog.addLocation({ target, dryRun: true })),
      retry: false,
      enabled,
    })),
  });
  const found = previews.map(({ data }) =>
    data?.entities.filter(isListed).map((entity) => stringifyEntityRef(entity)),
  );
  const origins = useOrigins(
    found.flatMap((refs) => refs ?? []),
    enabled && previews.every(({ isFetching }) => !isFetching),
  );
  const earlier = new Set<string>();
  return previews.map(({ data, error, isFetching, refetch }, index) => {
    const target = targets[index] ?? '';
    const refs = found[index];
    const entities = refs?.map((entityRef) => compare(entityRef, target, { origins, earlier }));
    for (const ref of refs ?? []) earlier.add(ref);
    return {
      target,
      entities,
      exists: data?.exists ?? false,
      error,
      isPending: isFetching,
      retry: () => void refetch(),
    };
  });
}

/** The Location entity of a registered location has a generated name, which means nothing to users. */
export function isListed({ kind, metadata }: Pick<Entity, 'kind'> & { metadata: { name: string } }): boolean {
  return !(kind.toLowerCase() === 'location' && metadata.name.startsWith('generated-'));
}

/** The locations that provide the entities now, by ref. */
function useOrigins(refs: readonly string[], enabled: boolean): ReadonlyMap<string, string> {
  const catalog = useApi(catalogApiRef);
  const entityRefs = [...new Set(refs)].toSorted();
  const { data } = useQuery({
    queryKey: ['catalog-import', 'origins', entityRefs],
    queryFn: async ({ signal }) => {
      const fields = ['kind', 'metadata.name', 'metadata.namespace', 'metadata.annotations'];
      const { items } = await catalog.getEntitiesByRefs({ entityRefs, fields }, { signal });
      return new Map(
        items.flatMap((item): Array<[string, string]> =>
          item
            ? [[stringifyEntityRef(item), item.metadata.annotations?.[ANNOTATION_ORIGIN_LOCATION] ?? '']]
            : [],
        ),
      );
    },
    enabled: enabled && entityRefs.length > 0,
  });
  return data ?? new Map();
}

function compare(
  entityRef: string,
  target: string,
  { origins, earlier }: { origins: ReadonlyMap<string, string>; earlier: ReadonlySet<string> },
): FoundEntity {
  const origin = origins.get(entityRef);
  if (origin !== undefined && origin !== `url:${target}`)
    return { entityRef, state: 'conflict', otherLocation: origin };
  if (earlier.has(entityRef)) return { entityRef, state: 'conflict' };
  return { entityRef, state: origin === undefined ? 'new' : 'known' };
}
