import { createChromeLoader } from '../chrome/createChromeLoader';

/** The frame's part of the chrome. */
export const chrome = createChromeLoader(() => import('../chrome'));
