import type { OAuthRequestApi } from '#sdk';
import { createConsent } from './createConsent';
import { createSessionSource, type SessionSource } from './createSessionSource';
import type { ProviderSession } from './openProviderSession';

/** Creates the source of guest sessions. If the backend ends one, it asks the guest to enter again, and calls wait. */
export function createGuestSource(session: ProviderSession, requests: OAuthRequestApi): SessionSource {
  const login = () => session.get();
  const provider = { id: 'guest', title: 'Guest' };
  return createSessionSource({
    session,
    login,
    consent: createConsent({ provider, session, login, requests }),
  });
}
