import { useQuery } from '@tanstack/react-query';
import type { ScmIntegrations } from '#model';
import { scmIntegrationsApiRef, useApi } from '#sdk';

/** Returns the source control services in the configuration, once they have loaded. */
export function useScmIntegrations(): ScmIntegrations | undefined {
  const api = useApi(scmIntegrationsApiRef);
  const { data } = useQuery({
    queryKey: ['catalog-import', 'integrations'],
    queryFn: () => api.load(),
    staleTime: Infinity,
  });
  return data;
}
