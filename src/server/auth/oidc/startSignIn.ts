import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { queryText } from '../../http/queryText';
import { inputError, notAllowedError } from '#backend';
import type { OriginPolicy } from '../../http/originPolicy';
import { rejectStart } from '../provider/rejectStart';
import { chooseEnvironment } from './chooseEnvironment';
import type { OidcContext } from './oidcContext';
import { toProviderFailure } from './providerFailure';
import { readReturnUrl } from './readReturnUrl';

/** Redirects the browser to the identity provider and stores the state of the sign-in in its cookies. */
export async function startSignIn(
  context: OidcContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    return await sendToProvider(context, request, reply);
  } catch (error) {
    const failure = toProviderFailure(error, context.id, request.log);
    const { origins, homeUrl } = context;
    return rejectStart(request, reply, failure, { appOrigin: origins.appOrigin, homeUrl });
  }
}

async function sendToProvider(
  context: OidcContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const environment = chooseEnvironment(context, queryText(request, 'env'));
  const origin = resolveOrigin(queryText(request, 'origin'), context.origins);
  const flow = queryText(request, 'flow') === 'redirect' ? 'redirect' : 'popup';
  const redirectUrl =
    flow === 'redirect' ? readReturnUrl(queryText(request, 'redirectUrl'), origin) : undefined;
  const configuration = await environment.load();
  const scope = joinScopes(environment.settings.scopes, queryText(request, 'scope'));
  const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const address = buildAuthorizationUrl(configuration, {
    ...environment.settings.parameters,
    redirect_uri: environment.callbackUrl,
    scope,
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  });
  const { environment: name } = environment.settings;
  await context.pending.add(request, reply, {
    ...checks,
    environment: name,
    origin,
    flow,
    redirectUrl,
    scope,
  });
  return reply.header('cache-control', 'no-store').redirect(address.href, 302);
}

function resolveOrigin(given: string | undefined, origins: OriginPolicy): string {
  if (given === undefined) return origins.appOrigin;
  if (!URL.canParse(given)) throw inputError('App origin is invalid, failed to parse');
  const { origin } = new URL(given);
  if (!origins.isAllowed(origin)) throw notAllowedError(`Origin '${origin}' is not allowed`);
  return origin;
}

function joinScopes(configured: readonly string[], asked = ''): string {
  return [...new Set([...configured, ...asked.split(/[\s,]+/).filter(Boolean)])].join(' ');
}
