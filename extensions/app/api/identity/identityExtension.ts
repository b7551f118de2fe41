import { ApiBlueprint, identityApiRef } from '#sdk';
import { createIdentityProxy } from './createIdentityProxy';

/** The user, once one has signed in; questions asked before that wait. */
export const identityApiExtension = ApiBlueprint.make({
  name: 'identity',
  params: (defineParams) =>
    defineParams({ api: identityApiRef, deps: {}, factory: () => createIdentityProxy() }),
});
