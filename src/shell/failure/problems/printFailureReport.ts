import { type Problem, printCountsInFiles, printPlace, sortProblems } from '#diagnostics';
import { failureText } from '../text/failureText';
import { listProblemFacts } from './listProblemFacts';
import { printFixLabel } from './ProblemFixView';
import type { PluginPackages } from './usePluginPackages';

/** Prints the report as plain text, for example to paste it into a ticket or a chat. */
export function printFailureReport(
  title: string,
  problems: readonly Problem[],
  packages: PluginPackages = new Map(),
): string {
  return [
    `${title}\n${printCountsInFiles(problems)}.`,
    ...sortProblems(problems).map((problem) => printProblem(problem, packages)),
  ].join('\n\n');
}

function printProblem(problem: Problem, packages: PluginPackages): string {
  const severity = failureText(problem.severity === 'error' ? 'problem.error' : 'problem.warning');
  const { fix } = problem;
  const lines = [
    `${severity} ${problem.code}`,
    problem.message,
    problem.where && `  ${printPlace(problem.where)}`,
    problem.excerpt && indent(problem.excerpt),
    problem.hint && `  ${failureText('problem.hint')}: ${problem.hint}`,
    problem.candidates?.length && `  ${failureText('problem.candidates')}: ${problem.candidates.join(', ')}`,
    fix && `  ${printFixLabel(fix.applicability)}: ${fix.title}`,
    fix?.patch && indent(fix.patch),
    ...listProblemFacts(problem, packages).map(({ label, value }) => `  ${label}: ${value}`),
    problem.cause && `  ${failureText('problem.cause')}: ${problem.cause}`,
  ];
  return lines.filter(Boolean).join('\n');
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
