import type { ConfigNotice } from '#server';
import type { CliIo } from '../commandLine/cliIo';
import { printReport } from '../report/printReport';

type Terminal = Pick<CliIo, 'colors' | 'width'>;

/** Longer lists of paths are cut off to keep the line readable. */
const SHOWN_PATHS = 4;

/** Returns the terminal notice for a change of the configuration files while the portal runs. */
export function describeConfigNotice(notice: ConfigNotice, terminal: Terminal): string {
  switch (notice.kind) {
    case 'applied':
      return describeApplied(notice, terminal);
    case 'refused':
      return [
        printReport(notice.problems, terminal.colors, terminal.width),
        notice.lastGood === undefined
          ? 'The configuration has errors and is not applied. The portal shows this report until the errors are fixed.'
          : `The configuration has errors and is not applied. The portal keeps running the last valid configuration (from ${printTime(notice.lastGood)}).`,
      ].join('\n\n');
    case 'unchecked':
      return `The changed configuration is not applied, because checking it failed: ${describeError(notice.error)}`;
    case 'unstored':
      return `Could not store the last valid configuration: ${describeError(notice.error)}`;
  }
}

function describeApplied(notice: Extract<ConfigNotice, { kind: 'applied' }>, terminal: Terminal): string {
  const { changed, restart, fixed, problems, milliseconds } = notice;
  const what = changed.length === 0 ? 'no values changed' : listPaths(changed);
  const done = fixed ? 'The configuration is fixed and applied' : 'The configuration is applied';
  return [
    `${done} (${Math.ceil(milliseconds)} ms): ${what}.`,
    ...(restart.length > 0 ? [describeRestart(restart)] : []),
    ...(problems.length > 0 ? [printReport(problems, terminal.colors, terminal.width)] : []),
  ].join('\n');
}

function describeRestart(paths: readonly string[]): string {
  return `Restart the portal to apply these changes: ${listPaths(paths)}.`;
}

function listPaths(paths: readonly string[]): string {
  const more = paths.length - SHOWN_PATHS;
  return [...paths.slice(0, SHOWN_PATHS), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** Formats a time, with the date unless it is today. */
export function printTime(iso: string): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? date.toLocaleTimeString('en-GB') : date.toLocaleString('en-GB');
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
