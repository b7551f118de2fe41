import { IDENTITY_FIELD, type Session, type UserIdentity } from '#protocol';
import { notAllowedError, type Catalog } from '#backend';
import { ownershipOf } from '../signIn/ownership';
import type { AuthProvider } from '../provider/authProvider';
import type { TokenIssuer } from '../tokens/tokens';

/** `auth.providers.guest`. */
export interface GuestSettings {
  /** Full lowercase ref of the user that a guest signs in as. */
  userEntityRef: string;
  /** Refs that the guest has ownership through, in addition to those from the catalog. */
  ownershipEntityRefs: string[];
  /** False outside a development environment, unless the configuration allows it. */
  allowed: boolean;
}

/** Signs everyone in as one user. For trying out the portal, and for portals that don't need accounts. */
export function createGuestProvider(
  settings: GuestSettings,
  catalog: Catalog,
  tokens: TokenIssuer,
): AuthProvider {
  const refresh = async (): Promise<Session> => {
    if (!settings.allowed) {
      throw notAllowedError(
        "The guest provider cannot be used outside of a development environment unless 'auth.providers.guest.dangerouslyAllowOutsideDevelopment' is enabled",
      );
    }
    const identity = await resolveGuestIdentity(settings, catalog);
    return { profile: {}, [IDENTITY_FIELD]: { ...(await tokens.issue(identity)), identity } };
  };
  return { refresh };
}

/** Returns the identity of guests. */
export async function resolveGuestIdentity(settings: GuestSettings, catalog: Catalog): Promise<UserIdentity> {
  return {
    type: 'user',
    userEntityRef: settings.userEntityRef,
    ownershipEntityRefs: await resolveOwnership(settings, catalog),
  };
}

// The guest does not need an entity in the catalog.
async function resolveOwnership(settings: GuestSettings, catalog: Catalog): Promise<string[]> {
  const user = await catalog.entityByRef(settings.userEntityRef);
  const owned = user ? ownershipOf(user) : [settings.userEntityRef];
  return [...new Set([...owned, ...settings.ownershipEntityRefs])];
}
