import { ApiBlueprint, identityApiRef } from '#sdk';
import { createIdentityProxy } from '../identity/createIdentityProxy';

/** The signed-in user. Calls before sign-in wait for it. */
export const identityApiExtension = ApiBlueprint.make({
  name: 'identity',
  params: (defineParams) =>
    defineParams({ api: identityApiRef, deps: {}, factory: () => createIdentityProxy() }),
});
