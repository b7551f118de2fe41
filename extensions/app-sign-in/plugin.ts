import { createFrontendModule } from '#sdk';
import {
  authApiExtensions,
  authProvidersApiExtension,
  autoLogoutExtension,
  identityApiExtension,
  oauthRequestApiExtension,
  oauthRequestDialogExtension,
  scmAuthApiExtension,
  signInPageExtension,
} from './extensions';

/** The sign-in page, sessions and provider accounts, as a module of the plugin `app`. */
export const appSignInModule = createFrontendModule({
  pluginId: 'app',
  extensions: [
    identityApiExtension,
    oauthRequestApiExtension,
    authProvidersApiExtension,
    ...authApiExtensions,
    scmAuthApiExtension,
    signInPageExtension,
    oauthRequestDialogExtension,
    autoLogoutExtension,
  ],
});
