/** The utility APIs of the portal. */
export { alertApiExtension, toastApiExtension, toastForwarderApiExtension } from './alerts';
export { analyticsApiExtension } from './analytics';
export { appLanguageApiExtension } from './appLanguage';
export { appThemeApiExtension } from './appTheme';
export { componentsApiExtension } from './components';
export { dialogApiExtension } from './dialog';
export { discoveryApiExtension } from './discovery';
export { errorApiExtension } from './error';
export { featureFlagsApiExtension } from './featureFlags';
export { fetchApiExtension } from './fetch';
export { iconsApiExtension } from './icons';
export { permissionApiExtension } from './permission';
export { pluginHeaderActionsApiExtension, pluginWrapperApiExtension } from './plugins';
export { scmIntegrationsApiExtension } from './scmIntegrations';
export { storageApiExtension } from './storage';
export { swappableComponentsApiExtension } from './swappableComponents';
export { translationsApiExtension } from './translations';
