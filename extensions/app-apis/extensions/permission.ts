import {
  ApiBlueprint,
  configApiRef,
  discoveryApiRef,
  fetchApiRef,
  identityApiRef,
  permissionApiRef,
} from '#sdk';
import { createAuthorizeBatch } from '../permission/authorizeBatch';
import { createPermissionApi } from '../permission/createPermissionApi';
import { groupByPermission, listEach } from '../permission/questionItems';

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
          authorizeBatch: createAuthorizeBatch({
            discovery,
            fetchApi,
            toItems:
              config.getOptionalBoolean('permission.EXPERIMENTAL_enableBatchedRequests') === true
                ? groupByPermission
                : listEach,
          }),
        }),
    }),
});
