import { createChromeLoader } from '#extensions/app';

/** The part of the chrome for signing in. */
export const chrome = createChromeLoader(() => import('../chrome'));
