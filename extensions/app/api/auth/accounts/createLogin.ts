import type { ProviderSession } from '../../../session/openProviderSession';
import type { Session } from '../../../session/session';
import { loginByPopup, loginByRedirect, type LoginOptions } from '../../oauth/startLogin';

const COMES_BACK_WITHIN = 500;
const CHECK_EVERY = 50;

/** Signs in with scopes. It opens a window or leaves the page, so only in answer to a click. */
export type Login = (scopes: readonly string[]) => Promise<Session>;

/** What {@link createLogin} works with. */
export interface CreateLoginOptions {
  session: ProviderSession;
  byRedirect: boolean;
  start: Omit<LoginOptions, 'scopes'>;
  withDefaults: (scopes: readonly string[]) => readonly string[];
}

/** Creates the way in at a provider. What was granted before is asked for again, so that no token loses a scope. */
export function createLogin({ session, byRedirect, start, withDefaults }: CreateLoginOptions): Login {
  let running: { promise: Promise<Session>; scopes: readonly string[] } | undefined;

  async function run(scopes: readonly string[]): Promise<Session> {
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
      // Once they come back from the other window, the backend may know them.
      globalThis.addEventListener('focus', () => void session.get().catch(() => undefined), { once: true });
      throw Object.assign(new Error('Login failed, popup cannot be reached'), { name: 'PopupSeveredError' });
    }
  }

  return (asked) => {
    const scopes = withDefaults([...(session.peek()?.provider?.scopes ?? []), ...asked]);
    if (running !== undefined && scopes.every((scope) => running?.scopes.includes(scope)))
      return running.promise;
    const promise = run(scopes).finally(() => {
      if (running?.promise === promise) running = undefined;
    });
    running = { promise, scopes };
    return promise;
  };
}

/**
 * A provider may cut the line between its window and ours, which looks the same as closing it. When the user came through
 * there already, the backend knows by now.
 */
function isClosing(error: unknown): boolean {
  return error instanceof Error && error.name === 'PopupClosedError' && error.message.endsWith('closed');
}

/** Whoever closes a window is in this one a moment later; whoever still signs in is in the other. */
async function isUserHere(): Promise<boolean> {
  for (let waited = 0; waited < COMES_BACK_WITHIN && !document.hasFocus(); waited += CHECK_EVERY)
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY));
  return document.hasFocus();
}
