import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { discoveryApiRef, fetchApiRef, ResponseError, useApi } from '#sdk';
import { requestParsed } from '../api/scaffolderTransport';
import { repositoryContentsSchema, type RepositoryContents } from '../protocol/repositories';
import type { RepositoryPlace } from './repositoryPaths';

/** Loads what is at a path of a repository. Loads nothing without a path. */
export function useContents({
  owner,
  name,
  path,
}: Omit<RepositoryPlace, 'path'> & { path: string | undefined }): UseQueryResult<RepositoryContents> {
  const discoveryApi = useApi(discoveryApiRef);
  const fetchApi = useApi(fetchApiRef);
  const transport = useMemo(() => ({ discoveryApi, fetchApi }), [discoveryApi, fetchApi]);
  const repository = [owner, name].map(encodeURIComponent).join('/');
  const query = path === undefined || path === '' ? '' : `?path=${encodeURIComponent(path)}`;
  return useQuery({
    queryKey: ['scaffolder-repository', owner, name, path],
    queryFn: ({ signal }) =>
      requestParsed(transport, repositoryContentsSchema, {
        path: `/repositories/${repository}/contents${query}`,
        signal,
      }),
    enabled: path !== undefined,
    retry: (count, error) =>
      count < 2 && !(error instanceof ResponseError && [403, 404].includes(error.status)),
  });
}
