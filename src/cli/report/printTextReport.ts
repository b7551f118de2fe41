import { paintPlain, wrapText } from '#diagnostics';
import type { CliIo } from '../commandLine/cliIo';
import { paintColors } from '../commandLine/colors';
import type { CheckReport, MendedProblem } from './checkReport';
import { count, countProblems, printEach } from './printReport';

/** The report as a person reads it, with a summary at its end, where the eye is when the command is done. */
export function printTextReport(report: CheckReport, io: Pick<CliIo, 'printColors' | 'width'>): string {
  return [
    ...(report.mended ? [printMended(report.mended, io)] : []),
    ...printEach(report.problems, io.printColors, io.width, report.readSource),
    printSummary(report, io.printColors),
  ].join('\n\n');
}

function printMended(
  mended: readonly MendedProblem[],
  { printColors, width }: Pick<CliIo, 'printColors' | 'width'>,
): string {
  if (mended.length === 0) return 'Nothing could be mended.';
  const paint = printColors ? paintColors : paintPlain;
  const lines = mended.flatMap(({ file, line, column, title }) => {
    const place = `${file}:${line}:${column}`;
    const fits = place.length + title.length + 3 <= width;
    return fits
      ? [`  ${paint('place', place)} ${title}`]
      : [`  ${paint('place', place)}`, ...wrapText(title, width - 4).map((part) => `    ${part}`)];
  });
  return [paint('good', `Mended ${count(mended.length, 'problem')}:`), ...lines].join('\n');
}

function printSummary({ problems, extensions, mended }: CheckReport, colors: boolean): string {
  const paint = colors ? paintColors : paintPlain;
  const { errors, warnings } = countProblems(problems);
  const checked = `${count(extensions, 'extension')} checked`;
  if (problems.length === 0) return `${paint('good', 'No problems.')} ${checked}.`;
  const counts = [
    ...(errors > 0 ? [paint('error', count(errors, 'error'))] : []),
    ...(warnings > 0 ? [paint('warning', count(warnings, 'warning'))] : []),
  ].join(', ');
  const files = new Set(problems.flatMap(({ where }) => where?.file ?? [])).size;
  const places = files > 0 ? ` in ${count(files, 'file')}` : '';
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  const advice =
    fixable > 0 && !mended
      ? `\nRun 'trellis check --fix' to mend ${fixable === problems.length ? 'all' : fixable} of them.`
      : '';
  return `${counts}${places}; ${checked}.${advice}`;
}
