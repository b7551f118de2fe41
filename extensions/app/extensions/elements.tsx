import * as z from 'zod/mini';
import { AppRootElementBlueprint, createLoadedComponent } from '#sdk';
import { bannerConfigSchema } from '../banners/bannerSettings';
import { loadBannersComponent } from '../banners/loadBanners';
import { chrome } from './chrome';

const AlertDisplay = chrome.component((parts) => parts.AlertDisplay);
const DialogDisplay = chrome.component((parts) => parts.DialogDisplay);

const Banners = createLoadedComponent(loadBannersComponent);

/** Shows banners to all users until they dismiss them. */
export const bannerExtension = AppRootElementBlueprint.makeWithOverrides({
  name: 'banner',
  configSchema: bannerConfigSchema,
  factory: (originalFactory, { config }) => {
    if (config.banners.length === 0) return originalFactory({ element: <></> });
    // Starts loading here, so that banners are in the first frame. An error surfaces when they are rendered.
    void Promise.resolve(loadBannersComponent()).catch(() => undefined);
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

/** Shows dialogs. */
export const dialogDisplayExtension = AppRootElementBlueprint.make({
  name: 'dialog-display',
  params: { element: <DialogDisplay /> },
});
