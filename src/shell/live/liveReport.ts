import type { Problem } from '#diagnostics';
import type { MountedReport } from '../report';

/** What the server tells of the files: nothing wrong, when there are no problems. */
export interface ServedReport {
  problems: Problem[];
  /** When the configuration that is served was good, where the server started with a stored one. */
  lastGood?: string;
}

/** Shows what the server reports. Nothing of it is loaded until something is wrong. */
export function createLiveReport(): { show: (report: ServedReport) => Promise<void> } {
  let mounted: Promise<MountedReport> | undefined;
  return {
    async show({ problems, lastGood }) {
      const isMended = problems.length === 0 && lastGood === undefined;
      if (isMended && !mounted) return;
      try {
        mounted ??= import('../report').then(({ mountReport }) => mountReport());
        (await mounted).update(isMended ? undefined : { problems, lastGood });
      } catch (error) {
        mounted = undefined;
        console.error('The report of the configuration cannot be shown.', error);
      }
    },
  };
}
