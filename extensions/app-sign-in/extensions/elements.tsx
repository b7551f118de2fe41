import { AppRootElementBlueprint } from '#sdk';
import { chrome } from './chrome';

const AutoLogout = chrome.component((parts) => parts.AutoLogout);
const OAuthRequests = chrome.component((parts) => parts.OAuthRequests);

/** Asks the user to sign in to providers that plugins need. */
export const oauthRequestDialogExtension = AppRootElementBlueprint.make({
  name: 'oauth-request-dialog',
  params: { element: <OAuthRequests /> },
});

/** Signs out idle users if `auth.autologout` is enabled. */
export const autoLogoutExtension = AppRootElementBlueprint.make({
  name: 'auto-logout',
  params: { element: <AutoLogout /> },
});
