import * as z from 'zod/mini';
import { AppRootElementBlueprint, createLoadedComponent } from '#sdk';
import { bannerConfigSchema } from '../banners/bannerSettings';
import { pickBanners } from '../banners/loadBanners';
import { chromeComponent } from '../tree/loadChrome';

const AlertDisplay = chromeComponent((chrome) => chrome.AlertDisplay);
const DialogDisplay = chromeComponent((chrome) => chrome.DialogDisplay);
const AutoLogout = chromeComponent((chrome) => chrome.AutoLogout);
const OAuthRequests = chromeComponent((chrome) => chrome.OAuthRequests);

const Banners = createLoadedComponent(pickBanners);

/** Shows messages to everybody until each has put them away. */
export const bannerExtension = AppRootElementBlueprint.makeWithOverrides({
  name: 'banner',
  configSchema: bannerConfigSchema,
  factory: (originalFactory, { config }) => {
    if (config.banners.length === 0) return originalFactory({ element: <></> });
    // Begun here, so that they are there with the first frame. A failure shows when they are drawn.
    void Promise.resolve(pickBanners()).catch(() => undefined);
    return originalFactory({ element: <Banners {...config} /> });
  },
});

/** Shows alerts and toasts. */
export const alertDisplayExtension = AppRootElementBlueprint.makeWithOverrides({
  name: 'alert-display',
  configSchema: {
    transientTimeoutMs: z._default(z.number(), 5000),
    anchorOrigin: z._default(
      z.object({
        vertical: z._default(z.enum(['top', 'bottom']), 'top'),
        horizontal: z._default(z.enum(['left', 'center', 'right']), 'center'),
      }),
      { vertical: 'top', horizontal: 'center' },
    ),
  },
  factory: (originalFactory, { config }) => originalFactory({ element: <AlertDisplay {...config} /> }),
});

/** Asks for sign-ins that need a click. */
export const oauthRequestDialogExtension = AppRootElementBlueprint.make({
  name: 'oauth-request-dialog',
  params: { element: <OAuthRequests /> },
});

/** Signs idle users out, where the configuration wants that. */
export const autoLogoutExtension = AppRootElementBlueprint.make({
  name: 'auto-logout',
  params: { element: <AutoLogout /> },
});

/** Shows dialogs. */
export const dialogDisplayExtension = AppRootElementBlueprint.make({
  name: 'dialog-display',
  params: { element: <DialogDisplay /> },
});
