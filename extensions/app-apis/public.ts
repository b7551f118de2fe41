/** The API of this module for the frame and the other modules of `app`. */
export { toastForwarderApiRef, type ForwardedToast, type ToastForwarderApi } from './alerts/toastForwarder';
export { noAnalytics } from './analytics/createAnalyticsApi';
export { isDialogHost, type DialogHostApi, type OpenDialog } from './dialog/createDialogApi';
export { createGuestIdentity } from './identity/guestIdentity';
export { isIdentityProxy, type IdentityProxy, type IdentityTarget } from './identity/identityProxy';
export { asRefreshable, isGuestIdentity, type RefreshableIdentity } from './identity/refreshableIdentity';
export { openLocalStore, type LocalStore } from './localStore/createLocalStore';
export { removeCopies } from './storage/removeCopies';
export { createPublisher, type Publisher } from './stream/publisher';
export { createTabChannel, type TabChannel } from './tabs/tabChannel';
export { createUserChannel, type UserMessage } from './tabs/userChannel';
export { resolveActiveTheme } from './theme/resolveActiveTheme';
