/** The public API for plugin developers. Names and signatures follow Backstage's plugin API. */

// Definitions, refs and plugins, from the engine.
export {
  assertFeatureFlagName,
  createApiFactory,
  createApiRef,
  createExtension,
  createExtensionBlueprint,
  createExtensionBlueprintParams,
  createExtensionDataRef,
  createExtensionInput,
  createExternalRouteRef,
  createFrontendFeatureLoader,
  createFrontendModule,
  createFrontendPlugin,
  createRouteRef,
  createSubRouteRef,
  ExtensionConfigError,
  joinPaths,
  type AnyApiFactory,
  type AnyApiRef,
  type AnyRouteRefParams,
  type ApiFactory,
  type ApiHolder,
  type ApiRef,
  type AppNode,
  type AppNodeEdges,
  type AppNodeInstance,
  type AppNodeSpec,
  type AppTree,
  type ConfigurableExtensionDataRef,
  type Extension,
  type ExtensionBlueprint,
  type ExtensionBlueprintParams,
  type ExtensionDataContainer,
  type ExtensionDataRef,
  type ExtensionDataValue,
  type ExtensionDefinition,
  type ExtensionInput,
  type ExternalRouteRef,
  type FrontendFeature,
  type FrontendFeatureLoader,
  type FrontendModule,
  type FrontendPlugin,
  type FrontendPluginInfo,
  type ResolvedExtensionInput,
  type RouteFunc,
  type RouteRef,
  type SubRouteRef,
  type TypesToApiRefs,
} from '#engine';

// Data refs and icons.
export { coreExtensionData } from './data/coreExtensionData';
export type { IconComponent, IconElement } from './data/icons';

// Blueprints.
export {
  AnalyticsImplementationBlueprint,
  type AnalyticsImplementationFactory,
} from './blueprints/AnalyticsImplementationBlueprint';
export { ApiBlueprint } from './blueprints/ApiBlueprint';
export { AppRootElementBlueprint } from './blueprints/AppRootElementBlueprint';
export { AppRootWrapperBlueprint } from './blueprints/AppRootWrapperBlueprint';
export { IconBundleBlueprint } from './blueprints/IconBundleBlueprint';
export {
  NavContentBlueprint,
  type NavContentComponent,
  type NavContentComponentProps,
  type NavContentNavItem,
  type NavContentNavItems,
} from './blueprints/NavContentBlueprint';
export { PageBlueprint } from './blueprints/PageBlueprint';
export { PluginHeaderActionBlueprint } from './blueprints/PluginHeaderActionBlueprint';
export {
  PluginWrapperBlueprint,
  type PluginWrapperDefinition,
  type PluginWrapperLoader,
} from './blueprints/PluginWrapperBlueprint';
export { RouterBlueprint } from './blueprints/RouterBlueprint';
export {
  type EarlySignInPage,
  isEarlySignInPage,
  SignInPageBlueprint,
  type SignInPageProps,
} from './blueprints/SignInPageBlueprint';
export { SubPageBlueprint } from './blueprints/SubPageBlueprint';
export {
  SwappableComponentBlueprint,
  type SwappableComponentReplacement,
} from './blueprints/SwappableComponentBlueprint';
export { ThemeBlueprint } from './blueprints/ThemeBlueprint';
export { TitlesBlueprint } from './blueprints/TitlesBlueprint';
export { TranslationBlueprint } from './blueprints/TranslationBlueprint';

// Utility APIs.
export { ApiProvider, useApi, useApiHolder, useOptionalApi } from './apis/apiContext';
export { alertApiRef, type AlertApi, type AlertMessage } from './apis/alertApi';
export {
  analyticsApiRef,
  type AnalyticsApi,
  type AnalyticsContextValue,
  type AnalyticsEvent,
  type AnalyticsEventAttributes,
  type AnalyticsImplementation,
  type CommonAnalyticsContext,
} from './apis/analyticsApi';
export { appLanguageApiRef, type AppLanguageApi } from './apis/appLanguageApi';
export {
  atlassianAuthApiRef,
  bitbucketAuthApiRef,
  bitbucketServerAuthApiRef,
  githubAuthApiRef,
  gitlabAuthApiRef,
  googleAuthApiRef,
  microsoftAuthApiRef,
  oktaAuthApiRef,
  oneloginAuthApiRef,
  openshiftAuthApiRef,
  vmwareCloudAuthApiRef,
  type AuthApi,
  type AuthProviderInfo,
  type AuthRequestOptions,
  type BackstageIdentityApi,
  type BackstageIdentityResponse,
  type OAuthApi,
  type OpenIdConnectApi,
  type ProfileInfoApi,
  type SessionApi,
  type SessionState,
} from './apis/authApi';
export { authProvidersApiRef, type AuthProvidersApi } from './apis/authProvidersApi';
export { appThemeApiRef, type AppTheme, type AppThemeApi } from './apis/appThemeApi';
export { appTreeApiRef, type AppTreeApi } from './apis/appTreeApi';
export { createTreeApis, type TreeApis } from './apis/createTreeApis';
export { configApiRef, type ConfigApi, type JsonObject, type JsonValue } from './apis/configApi';
export { dialogApiRef, type DialogApi, type DialogApiDialog, type DialogContent } from './apis/dialogApi';
export { discoveryApiRef, type DiscoveryApi } from './apis/discoveryApi';
export { errorApiRef, type ErrorApi, type ErrorApiError, type ErrorApiErrorContext } from './apis/errorApi';
export {
  FeatureFlagState,
  featureFlagsApiRef,
  type FeatureFlag,
  type FeatureFlagsApi,
  type FeatureFlagsSaveOptions,
} from './apis/featureFlagsApi';
export { fetchApiRef, type FetchApi } from './apis/fetchApi';
export { iconsApiRef, type IconsApi } from './apis/iconsApi';
export {
  identityApiRef,
  type BackstageUserIdentity,
  type IdentityApi,
  type ProfileInfo,
} from './apis/identityApi';
export {
  oauthRequestApiRef,
  type OAuthRequestApi,
  type OAuthRequester,
  type OAuthRequesterOptions,
  type PendingOAuthRequest,
} from './apis/oauthRequestApi';
export {
  permissionApiRef,
  type AuthorizePermissionRequest,
  type AuthorizePermissionResponse,
  type Permission,
  type PermissionApi,
} from './apis/permissionApi';
export { pluginHeaderActionsApiRef, type PluginHeaderActionsApi } from './apis/pluginHeaderActionsApi';
export { pluginWrapperApiRef, type PluginWrapperApi } from './apis/pluginWrapperApi';
export {
  routeResolutionApiRef,
  type RouteResolutionApi,
  type RouteResolutionApiResolveOptions,
} from './apis/routeResolutionApi';
export {
  scmAuthApiRef,
  type ScmAuthApi,
  type ScmAuthTokenOptions,
  type ScmAuthTokenResponse,
} from './apis/scmAuthApi';
export { scmIntegrationsApiRef, type ScmIntegrationsApi } from './apis/scmIntegrationsApi';
export { loadSnapshot } from './apis/loadSnapshot';
export { storageApiRef, type StorageApi, type StorageValueSnapshot } from './apis/storageApi';
export {
  swappableComponentsApiRef,
  type SwappableComponentRef,
  type SwappableComponentsApi,
} from './apis/swappableComponentsApi';
export {
  toastApiRef,
  type ToastApi,
  type ToastApiMessage,
  type ToastApiMessageLink,
  type ToastApiPostResult,
} from './apis/toastApi';
export { translationApiRef, type TranslationApi, type TranslationSnapshot } from './apis/translationApi';

// Components.
export { AppNodeProvider, useAppNode } from './components/AppNodeProvider';
export { ErrorBoundary } from './components/ErrorBoundary';
export { ErrorDisplay, type ErrorDisplayProps } from './components/ErrorDisplay';
export { ExtensionBoundary, type ExtensionBoundaryProps } from './components/ExtensionBoundary';
export { NotFoundErrorPage, type NotFoundErrorPageProps } from './components/NotFoundErrorPage';
export { PageLayout, type PageLayoutProps, type PageLayoutTab } from './components/PageLayout';
export { preloadExtension } from './components/preloadExtension';
export {
  afterFirstContent,
  useContentMounted,
  useContentPending,
  useContentShown,
} from './firstContent/firstContent';
export { Progress, type ProgressProps } from './components/Progress';
export { createLoadedComponent } from './components/createLoadedComponent';
export { createSwappableComponent } from './components/createSwappableComponent';

// The signed-in user.
export { useUserProfile, type UserProfile, type UserProfileResult } from './identity/useUserProfile';

// Routes.
export { resolveBasePath } from './routing/basePath';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './routing/Link';
export { useMountPath } from './routing/useMountPath';
export { useRouteRef } from './routing/useRouteRef';
export { useRouteRefParams } from './routing/useRouteRefParams';

// Analytics.
export { AnalyticsContext, useAnalyticsContext } from './analytics/analyticsContext';
export { resolvePageOfPath, type PageOfPath } from './analytics/resolvePageOfPath';
export { RouteTracker } from './analytics/RouteTracker';
export { useAnalytics, type AnalyticsTracker } from './analytics/useAnalytics';
export { useLinkClick } from './analytics/useLinkClick';

// Drafts of forms.
export { useDraft } from './drafts/useDraft';

// Permissions.
export { RequirePermission, type RequirePermissionProps } from './permissions/RequirePermission';
export { useIsAllowed } from './permissions/useIsAllowed';
export { usePermission, type AsyncPermissionResult } from './permissions/usePermission';

// Texts.
export { sdkTranslationRef } from './i18n/sdkMessages';
export { useReadyText } from './i18n/useReadyText';
export { titlesTranslationRef } from './i18n/titles/titlesTranslationRef';
export { useTitles } from './i18n/titles/useTitles';
export { createDefaultText } from './translation/createDefaultText';
export { formatNumber } from './translation/formatNumber';
export { perLanguage } from './translation/perLanguage';
export { createTextTranslator } from './translation/createTextTranslator';
export { createTranslationFunction, type TextTranslator } from './translation/createTranslationFunction';
export type { TranslationFunction, TranslationKey } from './translation/translationFunction';
export {
  createTranslationRef,
  type LanguageMessages,
  type MessagesShape,
  type TranslationLoader,
  type TranslationRef,
} from './translation/translationRef';
export {
  createTranslationMessages,
  createTranslationResource,
  type TranslationMessages,
  type TranslationResource,
} from './translation/translationResource';
export { useTranslationRef } from './i18n/useTranslationRef';

// Parts of the portal that are loaded on demand.
export { createLazyApi } from './chunks/createLazyApi';
export { lazyPart, lazyPopup } from './chunks/lazyPart';
export { isOutdated, OutdatedError } from './chunks/outdatedError';
export { isFrugal } from './chunks/isFrugal';
export { preloadLater } from './chunks/preloadLater';
export { canReload, reloadOnce } from './chunks/reloadOnce';

// Errors.
export { ConnectionError, fetchResponse, findConnectionError, noResponse } from './errors/connectionError';
export { readJson } from './errors/readJson';
export { readResponse, type ResponseSchema } from './errors/readResponse';
export { ResponseError } from './errors/responseError';
export { retryWhenReachable, untilReachable } from './errors/whenReachable';

// Observables.
export {
  createObservable,
  type Emitter,
  type Observable,
  type Observer,
  type Subscription,
} from './observable/observable';
export { createBehaviorSubject } from './observable/subject';
export { useObservable } from './observable/useObservable';

// Event streams.
export { LostConnection, readEventStream } from './streams/readEventStream';
