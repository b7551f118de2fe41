import type { Problem } from '#diagnostics';
import type { MountedReport } from '../report';
import type { InstalledPlugins } from '../failure/problems/usePluginPackages';
import { isError } from '../start/checkStart';

/** The report of the configuration files. Without problems, everything is valid. */
export interface ServedReport {
  problems: Problem[];
  /** When the running configuration was last valid (ISO 8601), if the server started with a stored one. */
  lastGood?: string;
  /** Changed settings that only take effect after a restart of the server. */
  restart?: string[];
}

/**
 * Creates the report of a running portal. Its code is loaded when there is something to show.
 *
 * @param plugins the plugins of the app, used to show their packages
 */
export function createLiveReport(plugins: InstalledPlugins): {
  show: (report: ServedReport) => Promise<void>;
} {
  let mounted: Promise<MountedReport> | undefined;
  return {
    async show({ problems, lastGood, restart = [] }) {
      // Warnings don't prevent anything from running. They are printed in the terminal.
      const isFixed = !problems.some(isError) && lastGood === undefined && restart.length === 0;
      if (isFixed && !mounted) return;
      try {
        mounted ??= import('../report').then(({ mountReport }) => mountReport());
        (await mounted).update(isFixed ? undefined : { problems, lastGood, restart, plugins });
      } catch (error) {
        mounted = undefined;
        console.error('Could not show the configuration report.', error);
      }
    },
  };
}
