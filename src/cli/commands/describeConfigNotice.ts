import type { ConfigNotice } from '#server';
import type { CliIo } from '../commandLine/cliIo';
import { printReport } from '../report/printReport';

type Terminal = Pick<CliIo, 'colors' | 'width'>;

/** More paths than these make no line that a person reads. */
const SHOWN_PATHS = 4;

/** What the terminal says of a change of the configuration files while the portal runs. */
export function describeConfigNotice(notice: ConfigNotice, terminal: Terminal): string {
  switch (notice.kind) {
    case 'applied':
      return describeApplied(notice, terminal);
    case 'refused':
      return [
        printReport(notice.problems, terminal.colors, terminal.width),
        notice.lastGood === undefined
          ? 'The configuration has errors and is not applied. The portal shows this report until it is mended.'
          : `The configuration has errors and is not applied. The portal keeps running on the one of ${printTime(notice.lastGood)}.`,
      ].join('\n\n');
    case 'unchecked':
      return `The changed configuration could not be checked and is not applied: ${describeError(notice.error)}`;
    case 'unstored':
      return `The configuration could not be stored for a start with broken files: ${describeError(notice.error)}`;
  }
}

function describeApplied(notice: Extract<ConfigNotice, { kind: 'applied' }>, terminal: Terminal): string {
  const { changed, restart, mended, problems, milliseconds } = notice;
  const what = changed.length === 0 ? 'no value has changed' : listPaths(changed);
  const done = mended ? 'The configuration is mended and applied' : 'The configuration is applied';
  return [
    `${done} (${Math.ceil(milliseconds)} ms): ${what}.`,
    ...(restart.length > 0 ? [describeRestart(restart)] : []),
    ...(problems.length > 0 ? [printReport(problems, terminal.colors, terminal.width)] : []),
  ].join('\n');
}

function describeRestart(paths: readonly string[]): string {
  return `Takes effect after a restart of the portal: ${listPaths(paths)}.`;
}

function listPaths(paths: readonly string[]): string {
  const more = paths.length - SHOWN_PATHS;
  return [...paths.slice(0, SHOWN_PATHS), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** A moment as the clock on the wall shows it, with the day unless it is today. */
export function printTime(iso: string): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? date.toLocaleTimeString('en-GB') : date.toLocaleString('en-GB');
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
