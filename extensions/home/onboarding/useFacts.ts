import { useQuery } from '@tanstack/react-query';
import { authProvidersApiRef, identityApiRef, useApi, useOptionalApi } from '#sdk';
import { isGuestIdentity } from '#extensions/app-apis';
import { useStarredEntities } from '#extensions/catalog';
import { useVisits } from '../visits/useVisits';
import type { Facts } from './resolveSteps';

/** The key of the language that the user chose, in the storage of the browser. */
const LANGUAGE_KEY = 'language';

/** Returns what is known about the user, or `undefined` while it loads. */
export function useFacts(): Facts | undefined {
  const identityApi = useApi(identityApiRef);
  const hasProviders = (useOptionalApi(authProvidersApiRef)?.configured().length ?? 0) > 0;
  const { starredEntities, known } = useStarredEntities();
  const visits = useVisits({ limit: 100 });
  const { data: isSignedIn } = useQuery({
    queryKey: ['home', 'signedIn'],
    // The identity is known once it answers.
    queryFn: async () => (await identityApi.getBackstageIdentity()) && !isGuestIdentity(identityApi),
  });
  if (!known || isSignedIn === undefined || (visits.isRecorded && visits.query.isPending)) return undefined;
  const entityRefs = visits.query.data?.flatMap(({ entityRef }) => entityRef ?? []);
  return {
    isSignedIn,
    canSignIn: isSignedIn || hasProviders,
    starred: starredEntities.size,
    hasLanguage: readLanguage() !== null,
    visitedEntities: new Set(entityRefs).size,
  };
}

function readLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
