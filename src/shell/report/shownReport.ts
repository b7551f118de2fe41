import type { Problem } from '#diagnostics';
import type { InstalledPlugins } from '../failure/problems/usePluginPackages';

/** What is reported of a portal that runs. */
export interface ShownReport {
  problems: Problem[];
  /** When the configuration that runs was good (ISO 8601), where the server started with a stored one. */
  lastGood?: string | undefined;
  /** Settings that were changed and wait for a restart of the server. */
  restart?: string[] | undefined;
  /** How many extensions the portal was started without, where it was started in spite of errors. */
  without?: number | undefined;
  /** The plugins of the app, which know the packages that problems are in. */
  plugins?: InstalledPlugins | undefined;
}
