import { resolveReturnUrl } from '#protocol';
import type { DiscoveryApi } from '#sdk';
import { redirectMark } from '../session/redirectMark';
import { readSession } from '../session/readSession';
import type { Session } from '../session/session';
import { openLoginPopup } from './openLoginPopup';

/** Parameters of a sign-in. */
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

/** Signs in with a popup. */
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

/**
 * Signs in with a redirect. The promise never resolves, because the page unloads. The provider redirects back to the
 * same URL.
 */
export async function loginByRedirect(options: LoginOptions): Promise<never> {
  const redirectUrl = resolveReturnUrl(location.href, location.origin) ?? `${location.origin}/`;
  const url = await createStartUrl(options, { flow: 'redirect', redirectUrl });
  redirectMark.set(true);
  location.assign(url);
  return new Promise<never>(() => {});
}
