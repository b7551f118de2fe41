import type { ConfigPath } from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';

/** What one entry of `app.extensions` says. */
export interface ExtensionSettings {
  id: string;
  attachTo?: ExtensionAttachTo;
  /** False when the entry does not say it: mentioning an extension turns it on. */
  disabled: boolean;
  config?: { [key in string]: unknown };
  /** Where the entry stands. */
  path: ConfigPath;
}
