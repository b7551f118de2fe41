import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CompoundEntityRef, stringifyEntityRef } from '#model';
import { configApiRef, resolveBasePath, useApi } from '#sdk';
import { techdocsApiRef } from '../../client/TechDocsApi';
import { techdocsStorageApiRef } from '../../client/TechDocsStorageApi';
import type { EntityMetadata, SiteMetadata } from '../../protocol';
import type { Loading } from '../context/TechDocsReaderPageContext';
import { resolveRules, type SanitizerRules, type SanitizerSettings } from '../sanitize/SanitizerRules';
import type { PageAddress } from '../transform/resolveLink';

/** Returns an entity with the source of its documentation. */
export function useEntityMetadata(entity: CompoundEntityRef): {
  metadata: Loading<EntityMetadata>;
  reload: () => void;
} {
  const api = useApi(techdocsApiRef);
  const { isPending, data, error, refetch } = useQuery({
    queryKey: ['techdocs', 'entity', stringifyEntityRef(entity)],
    queryFn: ({ signal }) => api.getEntityMetadata(entity, { signal }),
    retry: false,
  });
  const metadata = useMemo(
    () => ({ loading: isPending, value: data, error: error ?? undefined }),
    [isPending, data, error],
  );
  return { metadata, reload: () => void refetch() };
}

/**
 * Returns what the backend knows about a site, for all of its pages.
 *
 * @param isBuilt - Whether the site has pages. Before its first build, it has no metadata.
 */
export function useSiteMetadata(
  entity: CompoundEntityRef,
  isBuilt: boolean,
): { metadata: Loading<SiteMetadata>; reload: () => void } {
  const api = useApi(techdocsApiRef);
  const { isPending, data, error, refetch } = useQuery({
    queryKey: ['techdocs', 'site', stringifyEntityRef(entity)],
    queryFn: ({ signal }) => api.getTechDocsMetadata(entity, { signal }),
    enabled: isBuilt,
    retry: false,
  });
  const metadata = useMemo(
    () => ({ loading: isPending, value: data, error: error ?? undefined }),
    [isPending, data, error],
  );
  return { metadata, reload: () => void refetch() };
}

/** Returns where the pages and the files of a site are. `undefined` until it is known. */
export function useSiteAddress(
  entity: CompoundEntityRef,
  sitePath: string,
): {
  site: Omit<PageAddress, 'path'> | undefined;
  inlineOrigins: readonly string[];
} {
  const storageApi = useApi(techdocsStorageApiRef);
  const basePath = resolveBasePath(useApi(configApiRef)).replace(/\/+$/, '');
  const { namespace, kind, name } = entity;
  const { data } = useQuery({
    queryKey: ['techdocs', 'files', stringifyEntityRef(entity)],
    queryFn: async () => ({
      filesUrl: (await storageApi.getBaseUrl('./', { namespace, kind, name }, '')).replace(/\/+$/, ''),
      apiOrigin: new URL(await storageApi.getApiOrigin(), window.location.href).origin,
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(
    () =>
      data === undefined
        ? { site: undefined, inlineOrigins: [] }
        : {
            site: {
              entity: { namespace, kind, name },
              sitePath,
              basePath,
              filesUrl: new URL(data.filesUrl, window.location.href).href,
            },
            inlineOrigins: [window.location.origin, data.apiOrigin],
          },
    [data, namespace, kind, name, sitePath, basePath],
  );
}

/** Returns the rules of `techdocs.sanitizer`. */
export function useSanitizerRules(): SanitizerRules {
  const config = useApi(configApiRef);
  return useMemo(
    () =>
      resolveRules(config.getOptional<SanitizerSettings & Record<string, never>>('techdocs.sanitizer') ?? {}),
    [config],
  );
}
