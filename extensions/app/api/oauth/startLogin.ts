import type { DiscoveryApi } from '#sdk';
import { readSession } from '../../session/readSession';
import type { Session } from '../../session/session';
import { openLoginPopup } from './openLoginPopup';
import { resolveReturnUrl } from './resolveReturnUrl';

/** What a sign-in is started with. */
export interface LoginOptions {
  discovery: DiscoveryApi;
  provider: string;
  scopes: readonly string[];
  env: string;
}

async function createStartUrl(options: LoginOptions, flow: Record<string, string>): Promise<string> {
  const { discovery, provider, scopes, env } = options;
  const url = new URL(
    `${await discovery.getBaseUrl('auth')}/${encodeURIComponent(provider)}/start`,
    location.href,
  );
  url.search = new URLSearchParams({
    scope: scopes.join(' '),
    origin: location.origin,
    ...flow,
    env,
  }).toString();
  return url.href;
}

/** Signs in with a window of its own. */
export async function loginByPopup(options: LoginOptions): Promise<Session> {
  const url = await createStartUrl(options, { flow: 'popup' });
  const answer = await openLoginPopup({
    url,
    origin: new URL(url).origin,
    name: `${options.provider} login`,
    width: 450,
    height: 730,
  });
  const session = readSession(answer, Date.now());
  if (session === undefined) throw new Error('Login failed, the backend did not answer with a session');
  return session;
}

/** Leaves the page to sign in. It is left for good, so there is no answer: the provider leads back to the same address. */
export async function loginByRedirect(options: LoginOptions): Promise<never> {
  const redirectUrl = resolveReturnUrl(location.href, location.origin);
  location.assign(await createStartUrl(options, { flow: 'redirect', redirectUrl }));
  return new Promise<never>(() => {});
}
