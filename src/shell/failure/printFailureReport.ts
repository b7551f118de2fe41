import type { Problem } from '#diagnostics';
import { failureText } from './failureText';
import { listProblemFacts } from './problemFacts';
import { printPlace } from './printPlace';
import { sortProblems } from './sortProblems';

/** Prints the whole report as plain text, to be pasted into a ticket or a chat. */
export function printFailureReport(problems: readonly Problem[]): string {
  const { errors, warnings } = sortProblems(problems);
  return [failureText('startup.title'), ...[...errors, ...warnings].map(printProblem)].join('\n\n');
}

function printProblem(problem: Problem): string {
  const severity = failureText(problem.severity === 'error' ? 'problem.error' : 'problem.warning');
  const lines = [
    `${severity} ${problem.code}`,
    problem.message,
    problem.where && `  ${printPlace(problem.where)}`,
    problem.excerpt?.replace(/^/gm, '    '),
    problem.hint && `  ${failureText('problem.hint')}: ${problem.hint}`,
    problem.candidates?.length && `  ${failureText('problem.candidates')}: ${problem.candidates.join(', ')}`,
    ...listProblemFacts(problem).map(({ label, value }) => `  ${label}: ${value}`),
    problem.cause && `  ${failureText('problem.cause')}: ${problem.cause}`,
  ];
  return lines.filter(Boolean).join('\n');
}
