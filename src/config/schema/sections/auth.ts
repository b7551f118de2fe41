import { backend, described, elsewhere, frontend, frontendDeep, secret, secretDeep } from '../keys';
import { anything, boolean, duration, list, map, mapOf, number, oneOf, text, texts } from '../values';

const guest = map({
  userEntityRef: backend(text(), 'The user that guests are.').optional(),
  ownershipEntityRefs: backend(texts(), 'What guests own, beside what their user owns.').optional(),
  dangerouslyAllowOutsideDevelopment: backend(
    boolean(),
    'Lets everyone in as a guest although this is no development environment.',
  ).optional(),
});

const resolver = map({
  resolver: backend(
    text(),
    'How the User is found: emailMatchingUserEntityProfileEmail, emailLocalPartMatchingUserEntityName, emailMatchingUserEntityAnnotation, preferredUsernameMatchingUserEntityName, usernameMatchingUserEntityName, subClaimMatchingUserEntityName or subClaimMatchingUserEntityAnnotation.',
  ),
  allowedDomains: backend(texts(), 'Domains of email addresses that may sign in.').optional(),
  annotation: backend(text(), 'Annotation of the User to compare with.').optional(),
  dangerouslyAllowSignInWithoutUserInCatalog: backend(
    boolean(),
    'Lets in whoever the catalogue does not know.',
  ).optional(),
}).catchall(secretDeep(anything(), 'Further setting of the resolver.'));

const environment = map({
  metadataUrl: backend(text(), 'Issuer of the identity provider, or the address of its metadata.').optional(),
  issuer: backend(text(), 'Issuer of the identity provider, where there is no metadataUrl.').optional(),
  clientId: backend(text(), 'Under which id the identity provider knows the portal.').optional(),
  clientSecret: secret(text(), 'What the portal proves itself with.').optional(),
  scope: backend(texts(), 'Scopes that every sign-in asks for, in place of the ordinary ones.').optional(),
  additionalScopes: backend(
    texts(),
    'Scopes that every sign-in asks for beside the ordinary ones.',
  ).optional(),
  prompt: backend(
    text(),
    "What the identity provider asks: 'none', 'login', 'consent', 'select_account' or 'auto', which leaves it to the provider.",
  ).optional(),
  callbackUrl: backend(
    text(),
    "Where the identity provider sends people back to, if it is not the backend's address.",
  ).optional(),
  tokenEndpointAuthMethod: backend(
    oneOf(['client_secret_basic', 'client_secret_post', 'client_secret_jwt', 'none']),
    'How the portal proves itself; by default what the identity provider says it takes.',
  ).optional(),
  tokenSignedResponseAlg: backend(text(), 'Algorithm that ID tokens are signed with.').optional(),
  jwtHeader: backend(
    text(),
    'Header in which an identity-aware proxy passes on who comes, as a signed token; for gcpIap and cfaccess theirs.',
  ).optional(),
  jwksUrl: backend(text(), 'Where that proxy publishes its keys; for gcpIap and cfaccess theirs.').optional(),
  audience: backend(
    text(),
    'Whom the tokens of that proxy are meant for; for okta and gitlab, the address of the identity provider.',
  ).optional(),
  teamName: backend(text(), 'Name of the team at Cloudflare, for cfaccess.').optional(),
  timeout: backend(duration(), 'After how long an answer is no longer waited for.').optional(),
  sessionDuration: backend(
    duration(),
    'How long a session lasts in which nobody opens the portal; 30 days by default.',
  ).optional(),
  startUrlSearchParams: backend(
    mapOf(text()),
    'Further parameters of the address that people are sent to.',
  ).optional(),
  signIn: map({
    resolvers: described(
      list(resolver),
      'Tried in their order; the first that finds a User decides.',
    ).optional(),
  })
    .catchall(secretDeep(anything(), 'Further setting of the sign-in.'))
    .optional(),
}).catchall(secretDeep(anything(), 'Further setting of the provider, in one environment.'));

const provider = map({
  title: frontend(text(), 'Name of the provider on the sign-in page and in the settings.').optional(),
  icon: frontend(text(), 'Icon of the provider.').optional(),
  scopes: frontendDeep(texts(), 'Scopes that the portal asks the provider for.').optional(),
  development: described(environment, 'Settings in the environment development.').optional(),
  production: described(environment, 'Settings in the environment production.').optional(),
}).catchall(secretDeep(anything(), 'Settings of a sign-in provider, by environment.'));

const autologout = map({
  enabled: frontend(boolean(), 'Whether people are signed out who do nothing; off by default.').optional(),
  idleTimeoutMinutes: frontend(
    number(0.5),
    'After how many minutes without a sign of them; 60 by default.',
  ).optional(),
  promptBeforeIdleSeconds: frontend(
    number(0),
    'How many seconds before that they are asked; 10 by default, 0 asks nobody.',
  ).optional(),
  useWorkerTimers: frontend(
    boolean(),
    'Accepted so that such files work unchanged: time is told by the clock, which runs on in tabs that a browser slows down.',
  ).optional(),
  logoutIfDisconnected: frontend(
    boolean(),
    'Whether people are signed out who come back after a longer time without an open tab; on by default.',
  ).optional(),
});

/** How people sign in. */
export const auth = map({
  environment: frontend(text(), 'Which of the settings of each provider apply.').default('development'),
  providers: map({ guest: guest.optional() }).catchall(provider).optional(),
  session: map({
    secret: secret(
      text(),
      'Secret that session cookies are sealed with; without one the portal makes its own.',
    ).optional(),
  }).optional(),
  autologout: described(autologout, 'Whether idle people are signed out, and when.').optional(),
  backstageTokenExpiration: backend(
    duration(),
    'How long the tokens of users are good for, between ten minutes and a day; one hour by default.',
  ).optional(),
  clientIdMetadataDocuments: elsewhere('Clients that identify themselves by a document.').optional(),
  experimentalClientIdMetadataDocuments: elsewhere(
    'Clients that identify themselves by a document.',
  ).optional(),
  experimentalDynamicClientRegistration: elsewhere('Clients that register themselves.').optional(),
  experimentalExtraAllowedOrigins: backend(
    texts(),
    "Origins beside the app's own whose pages may sign people in; '*' stands for a part of a host name.",
  ).optional(),
  experimentalRefreshToken: elsewhere('Long-lived tokens.').optional(),
  identityTokenAlgorithm: elsewhere('Algorithm that signs tokens.').optional(),
  keyStore: elsewhere('Where the keys are kept that sign tokens.').optional(),
  omitIdentityTokenOwnershipClaim: elsewhere('Whether tokens say what their user owns.').optional(),
});
