import type { AuthProvider } from '../provider/authProvider';
import { planCookies } from '../session/cookiePlan';
import { createPendingSignIns } from '../session/pendingSignIns';
import { createSessionCookies } from '../session/sessionCookies';
import { createSharedWork } from '../session/createSharedWork';
import { createSignIn } from '../signIn/createSignIn';
import { endSession } from './endSession';
import { finishSignIn } from './finishSignIn';
import { createOidcClient } from './oidcClient';
import type { OidcContext, OidcParts } from './oidcContext';
import type { OidcSettings } from './oidcSettings';
import { refreshSession, type RefreshedSession } from './refreshSession';
import { startSignIn } from './startSignIn';

/** Creates an OpenID Connect provider: authorization code flow with PKCE, state and nonce, and refreshable sessions. */
export function createOidcProvider(
  id: string,
  settings: ReadonlyMap<string, OidcSettings>,
  parts: OidcParts,
): AuthProvider {
  const url = `${parts.authUrl}/${encodeURIComponent(id)}`;
  const cookies = planCookies(parts.authUrl, new URL(url).pathname, parts.origins);
  const environments = new Map(
    [...settings].map(([name, environment]) => [
      name,
      {
        settings: environment,
        callbackUrl: environment.callbackUrl ?? `${url}/handler/frame`,
        load: createOidcClient(environment),
        signIn: createSignIn(environment.resolvers, parts.catalog, parts.tokens),
      },
    ]),
  );
  const context: OidcContext = {
    ...parts,
    id,
    environments,
    cookies,
    pending: createPendingSignIns(id, cookies, parts.sealer),
    sessions: createSessionCookies(id, cookies, parts.sealer),
  };
  const share = createSharedWork<RefreshedSession>();
  return {
    start: (request, reply) => startSignIn(context, request, reply),
    finish: (request, reply) => finishSignIn(context, request, reply),
    refresh: (request, reply) => refreshSession(context, share, request, reply),
    logout: (request, reply) => endSession(context, request, reply),
  };
}
