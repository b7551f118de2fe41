import { IDENTITY_FIELD, type Session, type UserIdentity } from '#protocol';
import { notAllowedError } from '../http/httpError';
import { ownershipOf } from './ownership';
import type { AuthProvider } from './authProvider';
import type { CatalogReader } from '../catalog/reader';
import type { TokenIssuer } from './tokens';

/** `auth.providers.guest`. */
export interface GuestSettings {
  /** Full lower-case ref of the user that a guest becomes. */
  userEntityRef: string;
  /** What the guest owns by, beside what the catalogue says. */
  ownershipEntityRefs: string[];
  /** False outside a development environment, unless the configuration insists. */
  allowed: boolean;
}

/** Signs everybody in as one user, for trying the portal and for portals that need no more. */
export function createGuestProvider(
  settings: GuestSettings,
  reader: Pick<CatalogReader, 'entityByRef'>,
  tokens: TokenIssuer,
): AuthProvider {
  const refresh = async (): Promise<Session> => {
    if (!settings.allowed) {
      throw notAllowedError(
        "The guest provider cannot be used outside of a development environment unless 'auth.providers.guest.dangerouslyAllowOutsideDevelopment' is enabled",
      );
    }
    const identity: UserIdentity = {
      type: 'user',
      userEntityRef: settings.userEntityRef,
      ownershipEntityRefs: await resolveOwnership(settings, reader),
    };
    return { profile: {}, [IDENTITY_FIELD]: { ...(await tokens.issue(identity)), identity } };
  };
  return { refresh };
}

// A guest that the catalogue does not know is a guest all the same.
async function resolveOwnership(
  settings: GuestSettings,
  reader: Pick<CatalogReader, 'entityByRef'>,
): Promise<string[]> {
  const user = await reader.entityByRef(settings.userEntityRef);
  const owned = user ? ownershipOf(user) : [settings.userEntityRef];
  return [...new Set([...owned, ...settings.ownershipEntityRefs])];
}
