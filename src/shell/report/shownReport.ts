import type { Problem } from '#diagnostics';
import type { InstalledPlugins } from '../failure/problems/usePluginPackages';

/** The problems and the state of a running portal. */
export interface ShownReport {
  problems: Problem[];
  /** When the running configuration was last valid (ISO 8601), if the server started with a stored one. */
  lastGood?: string | undefined;
  /** Changed settings that only take effect after a restart of the server. */
  restart?: string[] | undefined;
  /** The number of missing extensions, if the portal was started despite errors. */
  without?: number | undefined;
  /** The plugins of the app, used to show their packages. */
  plugins?: InstalledPlugins | undefined;
}
