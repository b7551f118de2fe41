import { IDENTITY_FIELD } from '#protocol';
import type { EarlyContext, EarlyPart, EarlyUser } from '#sdk/early';
import { printSessionUrl, savedSessionUrl, startEarlySession } from './session/earlySession';
import { defaultIdleMinutes, lastActivity } from './autoLogout/lastActivity';
import { legacyGuest } from './session/legacyGuest';
import { savedProvider } from './session/savedProvider';
import { signedOutMark } from './session/signedOutMark';

/** Requests the session of the user, if the portal is going to sign in without a click. */
export const appSignInEarlyPart: EarlyPart = {
  signIn(context, painted) {
    const provider = resolveProvider(context);
    const baseUrl = context.backendUrl('auth');
    if (provider === undefined || baseUrl === undefined) return undefined;
    const url = printSessionUrl(baseUrl, provider);
    // Other providers have parameters.
    const used = provider === 'guest' ? url : savedSessionUrl.read(`${url}?`);
    if (used === undefined) return undefined;
    const { sent, response } = startEarlySession(provider, used, painted);
    return { sent, user: readUser(response) };
  },
};

/** See `takeFirstStep`. A proxy has requests of its own. */
function resolveProvider(context: EarlyContext): string | undefined {
  const { settings, search } = context;
  if (signedOutMark.isSet() || search.has('error') || wasIdle(context)) return undefined;
  const provider = chooseProvider(settings('sign-in-page:app'));
  // The app asks first.
  return provider === 'guest' && legacyGuest.isSet() ? undefined : provider;
}

/** Whether the app is going to sign the user out, because no tab was open for too long. See `watchIdleness`. */
function wasIdle({ read }: EarlyContext): boolean {
  const isOn = (key: string, otherwise: boolean): boolean => {
    const value = read(`auth.autologout.${key}`) ?? otherwise;
    return value === true || value === 'true';
  };
  const last = isOn('enabled', false) && isOn('logoutIfDisconnected', true) ? lastActivity.read() : undefined;
  const minutes = Number(read('auth.autologout.idleTimeoutMinutes') ?? defaultIdleMinutes);
  return last !== undefined && !(Date.now() - last < Math.max(0.5, minutes) * 60_000);
}

function chooseProvider(page: ReturnType<EarlyContext['settings']>): string | undefined {
  if (page === undefined) return 'guest';
  const choices = Array.isArray(page['providers']) ? (page['providers'] as unknown[]) : ['guest'];
  const providers = choices.map((choice) =>
    typeof choice === 'string' ? { id: choice } : (choice as Choice),
  );
  const isAlone = providers.length === 1 && page['auto'] !== false;
  const found = isAlone ? providers[0] : providers.find(({ id }) => id === savedProvider.read());
  return found === undefined || found.id === 'custom' || found.proxy ? undefined : found.id;
}

interface Choice {
  id: string;
  proxy?: unknown;
}

async function readUser(response: Promise<Response | undefined>): Promise<EarlyUser | undefined> {
  const session = (await (await response)?.clone().json()) as {
    [IDENTITY_FIELD]?: { token?: string; identity?: { ownershipEntityRefs?: string[] } };
  };
  const { token, identity } = session?.[IDENTITY_FIELD] ?? {};
  if (token === undefined) return undefined;
  return { token, ownershipEntityRefs: identity?.ownershipEntityRefs ?? [] };
}
