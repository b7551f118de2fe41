import { paintPlain, printCount, printCountsInFiles, wrapText } from '#diagnostics';
import type { CliIo } from '../commandLine/cliIo';
import { paintColors } from '../commandLine/colors';
import type { CheckReport, FixedProblem } from './checkReport';
import { originalSuffix } from './originalSuffix';
import { countFixes } from './countFixes';
import { printEach } from './printReport';

/** Prints the report for people. The summary comes last, where it is visible when the command ends. */
export function printTextReport(report: CheckReport, io: Pick<CliIo, 'printColors' | 'width'>): string {
  const { result, problems } = report;
  return [
    ...(result ? [printFixed(result.fixed, io)] : []),
    ...printEach(problems, io.printColors, io.width, report.readSource),
    ...printIgnored(report.ignored ?? [], io.width),
    [
      printSummary(report, io.printColors),
      ...printAdvice(report),
      ...(result ? [printResult(result, problems)] : []),
    ].join('\n'),
  ].join('\n\n');
}

const mostNamed = 8;

/** Prints a note on keys that have no effect, because that is not a mistake. */
function printIgnored(paths: readonly string[], width: number): string[] {
  if (paths.length === 0) return [];
  const rest = paths.length - mostNamed;
  const named = paths.slice(0, mostNamed).map((path) => `'${path}'`);
  const list = rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
  const text = `Only Backstage backends and plugins read these keys. The embedded backend ignores them: ${list}.`;
  return [wrapText(text, width).join('\n')];
}

function printFixed(
  fixed: readonly FixedProblem[],
  { printColors, width }: Pick<CliIo, 'printColors' | 'width'>,
): string {
  if (fixed.length === 0) return 'No problems were fixed.';
  const paint = printColors ? paintColors : paintPlain;
  const lines = fixed.flatMap(({ file, line, column, title }) => {
    const place = `${file}:${line}:${column}`;
    const fits = place.length + title.length + 3 <= width;
    return fits
      ? [`  ${paint('place', place)} ${title}`]
      : [`  ${paint('place', place)}`, ...wrapText(title, width - 4).map((part) => `    ${part}`)];
  });
  return [paint('good', `Fixed ${printCount(fixed.length, 'problem')}:`), ...lines].join('\n');
}

function printSummary({ problems, extensions }: CheckReport, colors: boolean): string {
  const paint = colors ? paintColors : paintPlain;
  const checked = `${printCount(extensions, 'extension')} checked`;
  if (problems.length === 0) return `${paint('good', 'No problems.')} ${checked}.`;
  return `${printCountsInFiles(problems, paint)}; ${checked}.`;
}

/** Prints the commands that apply the fixes in the report. */
function printAdvice({ problems, result }: CheckReport): string[] {
  const safe = countFixes(problems, 'safe');
  const suggested = countFixes(problems, 'suggestion');
  const all = safe === problems.length ? 'all problems' : printCount(safe, 'problem');
  return [
    ...(safe > 0 && !result ? [`Run 'trellis check --fix' to fix ${all}.`] : []),
    ...(suggested > 0
      ? [`Run 'trellis check --fix --interactive' to review ${printCount(suggested, 'suggestion')}.`]
      : []),
  ];
}

/** Prints what was fixed, what is left, and how to undo the changes. */
function printResult(
  { fixed, files }: NonNullable<CheckReport['result']>,
  problems: CheckReport['problems'],
): string {
  const left = problems.length === 0 ? 'none are left' : `${printCount(problems.length, 'problem')} left`;
  const undo = files.map((file) => `copy '${file}${originalSuffix}' to '${file}'`).join(' and ');
  return `Fixed ${printCount(fixed.length, 'problem')}, ${left}.${undo === '' ? '' : ` To undo, ${undo}.`}`;
}
