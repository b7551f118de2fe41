import {
  ApiBlueprint,
  configApiRef,
  discoveryApiRef,
  fetchApiRef,
  identityApiRef,
  permissionApiRef,
} from '#sdk';
import { createPermissionApi } from '../permission/createPermissionApi';

/** Asks whether the user may perform an action. */
export const permissionApiExtension = ApiBlueprint.make({
  name: 'permission',
  params: (defineParams) =>
    defineParams({
      api: permissionApiRef,
      deps: {
        config: configApiRef,
        discovery: discoveryApiRef,
        fetchApi: fetchApiRef,
        identity: identityApiRef,
      },
      factory: ({ config, discovery, fetchApi, identity }) =>
        createPermissionApi({
          enabled: config.getOptionalBoolean('permission.enabled') ?? false,
          getUserRef: async () => (await identity.getBackstageIdentity()).userEntityRef,
          loadAuthorizeBatch: async () => {
            const { createAuthorizeBatch } = await import('../permission/authorizeBatch');
            return createAuthorizeBatch({
              discovery,
              fetchApi,
              isGrouped: config.getOptionalBoolean('permission.EXPERIMENTAL_enableBatchedRequests') ?? false,
            });
          },
        }),
    }),
});
