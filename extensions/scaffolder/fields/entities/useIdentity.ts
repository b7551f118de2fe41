import { useQuery } from '@tanstack/react-query';
import { type BackstageUserIdentity, identityApiRef, useApi } from '#sdk';

/** The signed-in user. */
export interface IdentityState {
  identity: BackstageUserIdentity | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads who is signed in. */
export function useIdentity(): IdentityState {
  const identityApi = useApi(identityApiRef);
  const { data, error, refetch } = useQuery({
    queryKey: ['scaffolder', 'identity'],
    queryFn: () => identityApi.getBackstageIdentity(),
    gcTime: 0,
  });
  return { identity: data, hasFailed: error !== null, retry: () => void refetch() };
}
