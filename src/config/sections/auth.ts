import { backend, described, elsewhere, frontend, frontendDeep, secret, secretDeep } from '../schema/keys';
import {
  anything,
  boolean,
  duration,
  list,
  map,
  mapOf,
  number,
  oneOf,
  text,
  texts,
  url,
} from '../schema/values';

const guest = map({
  userEntityRef: backend(text(), 'The user entity of guests.').optional(),
  ownershipEntityRefs: backend(texts(), 'Additional ownership refs of guests.').optional(),
  dangerouslyAllowOutsideDevelopment: backend(
    boolean(),
    'Allows guest sign-in outside of development environments.',
  ).optional(),
});

const resolver = map({
  resolver: backend(
    text(),
    'How to find the User entity: emailMatchingUserEntityProfileEmail, emailLocalPartMatchingUserEntityName, emailMatchingUserEntityAnnotation, preferredUsernameMatchingUserEntityName, usernameMatchingUserEntityName, subClaimMatchingUserEntityName or subClaimMatchingUserEntityAnnotation.',
  ),
  allowedDomains: backend(texts(), 'Email domains that are allowed to sign in.').optional(),
  annotation: backend(text(), 'Annotation of the User entity to compare with.').optional(),
  dangerouslyAllowSignInWithoutUserInCatalog: backend(
    boolean(),
    'Allows users without a User entity to sign in.',
  ).optional(),
}).catchall(secretDeep(anything(), 'An additional setting of the resolver.'));

const environment = map({
  metadataUrl: backend(url(), 'Issuer of the identity provider, or the URL of its metadata.').optional(),
  issuer: backend(url(), 'Issuer of the identity provider, if there is no metadataUrl.').optional(),
  clientId: backend(text(), 'Client id of the portal at the identity provider.').optional(),
  clientSecret: secret(text(), 'Client secret of the portal.').optional(),
  scope: backend(texts(), 'Scopes to request at sign-in, instead of the default ones.').optional(),
  additionalScopes: backend(
    texts(),
    'Scopes to request at sign-in, in addition to the default ones.',
  ).optional(),
  prompt: backend(
    text(),
    "Prompt of the identity provider: 'none', 'login', 'consent', 'select_account', or 'auto' to let the provider decide.",
  ).optional(),
  callbackUrl: backend(
    url(),
    'Callback URL of the identity provider, if it is not the URL of the backend.',
  ).optional(),
  tokenEndpointAuthMethod: backend(
    oneOf(['client_secret_basic', 'client_secret_post', 'client_secret_jwt', 'none']),
    'Client authentication method. Defaults to a method that the identity provider supports.',
  ).optional(),
  tokenSignedResponseAlg: backend(text(), 'Signature algorithm of ID tokens.').optional(),
  jwtHeader: backend(
    text(),
    'Header with the signed token of an identity-aware proxy. gcpIap and cfaccess have a default.',
  ).optional(),
  jwksUrl: backend(
    url(),
    'URL of the public keys of the proxy. gcpIap and cfaccess have a default.',
  ).optional(),
  audience: backend(
    text(),
    'Audience of the tokens of the proxy. For okta and gitlab, the URL of the identity provider.',
  ).optional(),
  teamName: backend(text(), 'Cloudflare team name, for cfaccess.').optional(),
  timeout: backend(duration(), 'Timeout of requests to the identity provider.').optional(),
  sessionDuration: backend(
    duration(),
    'How long a session lasts without activity. The default is 30 days.',
  ).optional(),
  startUrlSearchParams: backend(
    mapOf(text()),
    'Additional query parameters of the authorization URL.',
  ).optional(),
  signIn: map({
    resolvers: described(
      list(resolver),
      'Resolvers to try, in order. The first one that finds a User entity is used.',
    ).optional(),
  })
    .catchall(secretDeep(anything(), 'An additional setting of the sign-in.'))
    .optional(),
}).catchall(secretDeep(anything(), 'An additional setting of the provider in this environment.'));

const provider = map({
  title: frontend(text(), 'Name of the provider on the sign-in page and in the settings.').optional(),
  icon: frontend(text(), 'Icon of the provider.').optional(),
  scopes: frontendDeep(texts(), 'Scopes that the portal requests from the provider.').optional(),
  development: described(environment, 'Settings in the development environment.').optional(),
  production: described(environment, 'Settings in the production environment.').optional(),
}).catchall(secretDeep(anything(), 'Settings of a sign-in provider, by environment.'));

const autologout = map({
  enabled: frontend(boolean(), 'Signs out inactive users. Disabled by default.').optional(),
  idleTimeoutMinutes: frontend(
    number(0.5),
    'Minutes of inactivity before sign-out. The default is 60.',
  ).optional(),
  promptBeforeIdleSeconds: frontend(
    number(0),
    'Seconds before sign-out at which a prompt appears. The default is 10. Use 0 for no prompt.',
  ).optional(),
  useWorkerTimers: frontend(
    boolean(),
    'Accepted so that such files work unchanged. Not needed, because the time is taken from the clock, which also runs in throttled tabs.',
  ).optional(),
  logoutIfDisconnected: frontend(
    boolean(),
    'Signs out users who return after a longer time without an open tab. Enabled by default.',
  ).optional(),
});

/** Settings of authentication. */
export const auth = map({
  environment: frontend(text(), 'The environment whose provider settings are used.').default('development'),
  providers: map({ guest: guest.optional() }).catchall(provider).optional(),
  session: map({
    secret: secret(
      text(),
      'Secret that encrypts session cookies. By default, the portal generates one.',
    ).optional(),
  }).optional(),
  autologout: described(autologout, 'Automatic sign-out of inactive users.').optional(),
  backstageTokenExpiration: backend(
    duration(),
    'Lifetime of user tokens, from 10 minutes to 1 day. The default is 1 hour.',
  ).optional(),
  clientIdMetadataDocuments: elsewhere('Clients that are identified by a metadata document.').optional(),
  experimentalClientIdMetadataDocuments: elsewhere(
    'Clients that are identified by a metadata document.',
  ).optional(),
  experimentalDynamicClientRegistration: elsewhere('Dynamic client registration.').optional(),
  experimentalExtraAllowedOrigins: backend(
    texts(),
    "Additional origins whose pages may sign users in. '*' matches a part of a host name.",
  ).optional(),
  experimentalRefreshToken: elsewhere('Refresh tokens.').optional(),
  identityTokenAlgorithm: elsewhere('Signature algorithm of tokens.').optional(),
  keyStore: elsewhere('Where to store the keys that sign tokens.').optional(),
  omitIdentityTokenOwnershipClaim: elsewhere('Omits ownership claims from tokens.').optional(),
});
