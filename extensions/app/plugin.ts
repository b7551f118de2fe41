import { createFrontendPlugin } from '#sdk';
import {
  alertApiExtension,
  toastApiExtension,
  toastForwarderApiExtension,
} from './api/alerts/alertExtensions';
import { analyticsApiExtension } from './api/analytics/analyticsExtension';
import { authApiExtensions, authProvidersApiExtension, scmAuthApiExtension } from './api/auth/authExtensions';
import { dialogApiExtension } from './api/dialog/dialogExtension';
import { discoveryApiExtension } from './api/discovery/discoveryExtension';
import { errorApiExtension } from './api/errors/errorExtension';
import { featureFlagsApiExtension } from './api/featureFlags/featureFlagsExtension';
import { fetchApiExtension } from './api/fetch/fetchExtension';
import { identityApiExtension } from './api/identity/identityExtension';
import { iconsApiExtension } from './api/icons/iconsExtension';
import { appLanguageApiExtension } from './api/language/appLanguageExtension';
import { oauthRequestApiExtension } from './api/oauth/oauthRequestExtension';
import { permissionApiExtension } from './api/permission/permissionExtension';
import { pluginHeaderActionsApiExtension, pluginWrapperApiExtension } from './api/plugins/pluginExtensions';
import { storageApiExtension } from './api/storage/storageExtension';
import { componentsApiExtension } from './api/swappable/componentsExtension';
import { swappableComponentsApiExtension } from './api/swappable/swappableComponentsExtension';
import { appThemeApiExtension } from './api/theme/appThemeExtension';
import { translationsApiExtension } from './api/translation/translationsExtension';
import {
  coreErrorDisplayExtension,
  coreNotFoundErrorPageExtension,
  corePageLayoutExtension,
  coreProgressExtension,
} from './components/componentExtensions';
import {
  alertDisplayExtension,
  autoLogoutExtension,
  bannerExtension,
  dialogDisplayExtension,
  oauthRequestDialogExtension,
} from './elements/elementExtensions';
import { signInPageExtension } from './signIn/signInExtension';
import { darkThemeExtension, lightThemeExtension } from './theme/themeExtensions';
import { appExtension } from './tree/appExtension';
import { layoutExtension } from './tree/layoutExtension';
import { navExtension } from './tree/navExtension';
import { rootExtension } from './tree/rootExtension';
import { routesExtension } from './tree/routesExtension';

/** The shell of the portal: what stands around the pages of all other plugins. */
export const appPlugin = createFrontendPlugin({
  pluginId: 'app',
  info: { packageJson: async () => (await import('./info')).packageJson },
  extensions: [
    appExtension,
    rootExtension,
    layoutExtension,
    navExtension,
    routesExtension,
    appLanguageApiExtension,
    appThemeApiExtension,
    swappableComponentsApiExtension,
    iconsApiExtension,
    featureFlagsApiExtension,
    pluginWrapperApiExtension,
    pluginHeaderActionsApiExtension,
    translationsApiExtension,
    componentsApiExtension,
    identityApiExtension,
    dialogApiExtension,
    discoveryApiExtension,
    alertApiExtension,
    analyticsApiExtension,
    toastForwarderApiExtension,
    toastApiExtension,
    errorApiExtension,
    storageApiExtension,
    fetchApiExtension,
    oauthRequestApiExtension,
    authProvidersApiExtension,
    ...authApiExtensions,
    scmAuthApiExtension,
    permissionApiExtension,
    darkThemeExtension,
    lightThemeExtension,
    coreProgressExtension,
    coreNotFoundErrorPageExtension,
    coreErrorDisplayExtension,
    corePageLayoutExtension,
    signInPageExtension,
    oauthRequestDialogExtension,
    autoLogoutExtension,
    bannerExtension,
    alertDisplayExtension,
    dialogDisplayExtension,
  ],
});
