import { IDENTITY_FIELD } from '#protocol';
import type { EarlyContext, EarlyPart, EarlyUser } from '#sdk/early';
import { printSessionUrl, savedSessionUrl, startEarlySession } from './session/earlySession';
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
function resolveProvider({ settings, search }: EarlyContext): string | undefined {
  if (signedOutMark.isSet() || search.has('error')) return undefined;
  const page = settings('sign-in-page:app');
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
