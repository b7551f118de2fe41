import { useQuery } from '@tanstack/react-query';
import { identityApiRef, useApi } from '#sdk';

/** The key of the refs that own what the user owns. */
export const ownershipKey = ['catalog', 'ownership'];

/** Returns the refs that own what the user owns. `undefined` until they are loaded. */
export function useOwnershipRefs(): string[] | undefined {
  const identityApi = useApi(identityApiRef);
  const { data } = useQuery({
    queryKey: ownershipKey,
    queryFn: async () => (await identityApi.getBackstageIdentity()).ownershipEntityRefs,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
