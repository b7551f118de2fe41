import type { Login } from '../../session/createConsent';
import type { ProviderSession } from '../../session/openProviderSession';
import type { Session } from '../../session/session';
import { shareByScopes } from '../../session/shareByScopes';
import { loginByPopup, loginByRedirect, type LoginOptions } from '../../oauth/startLogin';

const RETURNS_WITHIN = 500;
const CHECK_EVERY = 50;

/** Options of {@link createLogin}. */
export interface CreateLoginOptions {
  session: ProviderSession;
  byRedirect: boolean;
  start: Omit<LoginOptions, 'scopes'>;
  withDefaults: (scopes: readonly string[]) => readonly string[];
}

/** Creates the sign-in of a provider. Scopes that were already granted are requested again, so that no token loses a scope. */
export function createLogin({ session, byRedirect, start, withDefaults }: CreateLoginOptions): Login {
  const signingIn = shareByScopes(async ({ scopes }): Promise<Session> => {
    if (byRedirect) return loginByRedirect({ ...start, scopes });
    try {
      const found = await loginByPopup({ ...start, scopes });
      session.accept(found);
      return found;
    } catch (error) {
      if (!isClosing(error)) throw error;
      const recovered = await session.get().catch(() => undefined);
      if (recovered !== undefined) return recovered;
      if (await isUserHere()) throw error;
      // When the user returns from the popup, the backend may have a session.
      globalThis.addEventListener('focus', () => void session.get().catch(() => undefined), { once: true });
      throw Object.assign(new Error('Login failed, popup cannot be reached'), { name: 'PopupSeveredError' });
    }
  });

  return (asked) =>
    signingIn.run({ scopes: withDefaults([...(session.peek()?.provider?.scopes ?? []), ...asked]) });
}

/**
 * A provider can sever the popup from this page, which looks the same as closing it. If the user completed the sign-in
 * there, the backend has a session.
 */
function isClosing(error: unknown): boolean {
  return error instanceof Error && error.name === 'PopupClosedError';
}

/**
 * Waits for the focus to return. After closing a popup, this page has the focus within a moment. During sign-in, the
 * popup has it.
 */
async function isUserHere(): Promise<boolean> {
  for (let waited = 0; waited < RETURNS_WITHIN && !document.hasFocus(); waited += CHECK_EVERY)
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY));
  return document.hasFocus();
}
