import type { ConfigPath } from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';

/** The settings in one entry of `app.extensions`. */
export interface ExtensionSettings {
  id: string;
  attachTo?: ExtensionAttachTo;
  /** False by default, because an entry enables its extension. */
  disabled: boolean;
  config?: { [key in string]: unknown };
  /** The path of the entry. */
  path: ConfigPath;
}
