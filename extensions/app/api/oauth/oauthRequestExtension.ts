import { ApiBlueprint, oauthRequestApiRef } from '#sdk';
import { createOAuthRequestApi } from './createOAuthRequestApi';

/** Sign-ins that wait for a click. */
export const oauthRequestApiExtension = ApiBlueprint.make({
  name: 'oauth-request',
  params: (defineParams) =>
    defineParams({ api: oauthRequestApiRef, deps: {}, factory: () => createOAuthRequestApi() }),
});
