import { failureText } from '../failure/failureText';
import { printCounts } from '../failure/problems/printCounts';
import type { ShownReport } from './shownReport';

/** What a report says in each of its forms. */
export interface ReportTexts {
  title: string;
  lead: string;
  /** In one line, while the report itself is out of the way. */
  short: string;
}

/** Says what a report is about: a change that was refused, a stored configuration that runs, or a start with gaps. */
export function printReportTexts({ problems, lastGood, without, restart = [] }: ShownReport): ReportTexts {
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
      lead: failureText('overlay.storedLead', { found }),
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

/** The time, and the day where it was not today; what is no time is shown as it is. */
function printTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) return text;
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString('en', {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' as const }),
  });
}
