/** The extensions for signing in. */
export { authApiExtensions, authProvidersApiExtension, scmAuthApiExtension } from './accounts';
export { autoLogoutExtension, oauthRequestDialogExtension } from './elements';
export { identityApiExtension } from './identity';
export { oauthRequestApiExtension } from './oauthRequest';
export { signInPageExtension } from './signInPage';
