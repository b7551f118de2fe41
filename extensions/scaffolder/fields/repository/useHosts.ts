import { useQuery } from '@tanstack/react-query';
import type { ScmIntegrations } from '#model';
import { scmIntegrationsApiRef, useApi } from '#sdk';

/** The source control hosts of the configuration. */
export interface HostsState {
  integrations: ScmIntegrations | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the source control hosts of the configuration. */
export function useHosts(): HostsState {
  const api = useApi(scmIntegrationsApiRef);
  const { data, error, refetch } = useQuery({
    queryKey: ['scaffolder', 'integrations'],
    queryFn: () => api.load(),
    staleTime: Infinity,
  });
  return { integrations: data, hasFailed: error !== null, retry: () => void refetch() };
}
