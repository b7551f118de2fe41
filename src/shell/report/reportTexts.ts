import { printCounts } from '#diagnostics';
import { failureText } from '../failure/text/failureText';
import type { ShownReport } from './shownReport';

/** The texts of a report. */
export interface ReportTexts {
  title: string;
  lead: string;
  /** One line for the minimized report. */
  short: string;
}

/**
 * Returns the texts for the kind of report: a start without extensions, a stored configuration, a required restart, or a rejected
 * change.
 */
export function resolveReportTexts({ problems, lastGood, without, restart = [] }: ShownReport): ReportTexts {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const found = printCounts(errors.length > 0 ? errors : problems);
  if (without !== undefined) {
    const title =
      without > 0
        ? failureText('overlay.without', { count: without })
        : failureText('overlay.withoutNone', { found });
    return { title, lead: failureText('overlay.withoutLead'), short: `${title}.` };
  }
  if (lastGood !== undefined) {
    const time = printTime(lastGood);
    return {
      title: failureText('overlay.refused', { found }),
      lead: failureText('overlay.storedLead'),
      short: failureText('overlay.storedBanner', { found, time }),
    };
  }
  if (errors.length === 0 && restart.length > 0) {
    const keys = restart.join(', ');
    return {
      title: failureText('overlay.restart'),
      lead: failureText('overlay.restartLead', { keys }),
      short: failureText('overlay.restartChip'),
    };
  }
  return {
    title: failureText('overlay.refused', { found }),
    lead: failureText('overlay.refusedLead'),
    short: failureText('overlay.refusedChip', { found }),
  };
}

/** Prints the time, with the date unless it is today. Invalid times are printed unchanged. */
function printTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) return text;
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString('en', {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' as const }),
  });
}
