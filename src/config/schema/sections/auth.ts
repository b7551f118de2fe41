import { backend, elsewhere, frontend, secret, secretDeep } from '../keys';
import { anything, boolean, map, text, texts } from '../values';

const guest = map({
  userEntityRef: backend(text(), 'The user that guests are.').optional(),
  ownershipEntityRefs: backend(texts(), 'What guests own, beside what their user owns.').optional(),
  dangerouslyAllowOutsideDevelopment: backend(
    boolean(),
    'Lets everyone in as a guest although this is no development environment.',
  ).optional(),
});

/** How people sign in. */
export const auth = map({
  environment: frontend(text(), 'Which of the settings of each provider apply.').default('development'),
  providers: map({ guest: guest.optional() })
    .catchall(secretDeep(anything(), 'Settings of a sign-in provider, by environment.'))
    .optional(),
  session: map({ secret: secret(text(), 'Secret that signs session cookies.').optional() }).optional(),
  autologout: elsewhere('After how long idle people are signed out.').optional(),
  backstageTokenExpiration: elsewhere('How long tokens are valid.').optional(),
  clientIdMetadataDocuments: elsewhere('Clients that identify themselves by a document.').optional(),
  experimentalClientIdMetadataDocuments: elsewhere(
    'Clients that identify themselves by a document.',
  ).optional(),
  experimentalDynamicClientRegistration: elsewhere('Clients that register themselves.').optional(),
  experimentalExtraAllowedOrigins: elsewhere('Further origins that may sign in.').optional(),
  experimentalRefreshToken: elsewhere('Long-lived tokens.').optional(),
  identityTokenAlgorithm: elsewhere('Algorithm that signs tokens.').optional(),
  keyStore: elsewhere('Where the keys are kept that sign tokens.').optional(),
  omitIdentityTokenOwnershipClaim: elsewhere('Whether tokens say what their user owns.').optional(),
});
