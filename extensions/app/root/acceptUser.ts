import { isIdentityProxy } from '#extensions/app-apis';
import {
  type ApiHolder,
  configApiRef,
  type IdentityApi,
  identityApiRef,
  resolveBasePath,
  storageApiRef,
} from '#sdk';

/** Makes a user who signed in the user of the app. */
export function acceptUser(user: IdentityApi, apis: ApiHolder): void {
  const identityApi = apis.get(identityApiRef);
  const config = apis.get(configApiRef);
  if (identityApi && config && isIdentityProxy(identityApi))
    identityApi.setTarget(user, { signOutTargetUrl: resolveBasePath(config) || '/', apis });
  try {
    // Syncs the user's settings on every page, even if no component reads them.
    apis.get(storageApiRef);
  } catch {
    // Components that use the storage show the error.
  }
}
