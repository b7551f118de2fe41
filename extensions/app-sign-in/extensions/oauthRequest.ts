import { ApiBlueprint, oauthRequestApiRef } from '#sdk';
import { createOAuthRequestApi } from '../oauth/createOAuthRequestApi';

/** Pending access requests to providers. */
export const oauthRequestApiExtension = ApiBlueprint.make({
  name: 'oauth-request',
  params: (defineParams) =>
    defineParams({ api: oauthRequestApiRef, deps: {}, factory: () => createOAuthRequestApi() }),
});
