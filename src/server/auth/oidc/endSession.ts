import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenRevocation } from 'openid-client';
import { assertOwnRequest } from '../../http/originPolicy';
import type { StoredSession } from '../session/sessionCookies';
import type { OidcContext, OidcEnvironment } from './oidcContext';
import { toProviderFailure } from './providerFailure';

/**
 * Ends the session in the portal and revokes its tokens if the provider supports it. Sign-out succeeds even if the
 * provider cannot be reached. From then on, no copy of the cookie is accepted.
 */
export async function endSession(
  context: OidcContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  assertOwnRequest(request, context.origins);
  const session = await context.sessions.read(request);
  context.sessions.remove(reply);
  const environment = session && context.environments.get(session.environment);
  if (!environment) return;
  await context.store.end(session.id, new Date(Date.now() + environment.settings.sessionSeconds * 1000));
  try {
    await revoke(environment, session);
  } catch (error) {
    toProviderFailure(error, context.id, request.log);
  }
}

async function revoke(environment: OidcEnvironment, session: StoredSession): Promise<void> {
  const configuration = await environment.load();
  if (configuration.serverMetadata().revocation_endpoint === undefined) return;
  await tokenRevocation(configuration, session.refreshToken, { token_type_hint: 'refresh_token' });
}
