import type { Problem } from '#diagnostics';
import type { MountedReport } from '../report';
import type { InstalledPlugins } from '../failure/problems/usePluginPackages';
import { isError } from '../start/judgeApp';

/** What the server tells of the files: nothing wrong, when there are no problems. */
export interface ServedReport {
  problems: Problem[];
  /** When the configuration that is served was good, where the server started with a stored one. */
  lastGood?: string;
  /** Settings that were changed and that only a restart of the server takes up. */
  restart?: string[];
}

/**
 * Shows what the server reports. Nothing of it is loaded until something is wrong.
 *
 * @param plugins the plugins of the app, which know the packages that problems are in
 */
export function createLiveReport(plugins: InstalledPlugins): {
  show: (report: ServedReport) => Promise<void>;
} {
  let mounted: Promise<MountedReport> | undefined;
  return {
    async show({ problems, lastGood, restart = [] }) {
      // Warnings keep nothing from running; they stand in the terminal.
      const isMended = !problems.some(isError) && lastGood === undefined && restart.length === 0;
      if (isMended && !mounted) return;
      try {
        mounted ??= import('../report').then(({ mountReport }) => mountReport());
        (await mounted).update(isMended ? undefined : { problems, lastGood, restart, plugins });
      } catch (error) {
        mounted = undefined;
        console.error('The report of the configuration cannot be shown.', error);
      }
    },
  };
}
