import { styleText } from 'node:util';
import type { Problem } from '#diagnostics';

/** Errors first; otherwise in the order of the files, as a person walks through them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
  return problems
    .map((problem, index) => ({ problem, index }))
    .toSorted((left, right) => rank(left.problem) - rank(right.problem) || left.index - right.index)
    .map(({ problem }) => problem);
}

/** The report as a person reads it: each problem with its place, what it concerns and what to do, then how many there are. */
export function printReport(problems: readonly Problem[], colors: boolean): string {
  return [
    ...sortProblems(problems).map((problem) => printProblem(problem, colors)),
    printCounts(problems),
  ].join('\n\n');
}

function printProblem(problem: Problem, colors: boolean): string {
  const { where } = problem;
  const place = where ? ` ${where.file}:${where.line}:${where.column}` : '';
  const path = where?.path ? [`at ${where.path}`] : [];
  const hint = problem.hint === undefined ? [] : [`Hint: ${problem.hint}`];
  const lines = [problem.message, ...path, ...listSubjects(problem), ...hint];
  return [
    `${printSeverity(problem, colors)} ${problem.code}${place}`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

function printSeverity({ severity }: Problem, colors: boolean): string {
  if (!colors) return severity;
  return styleText(severity === 'error' ? 'red' : 'yellow', severity);
}

/** The ids that a problem concerns, unless the message names them. */
function listSubjects(problem: Problem): string[] {
  const subjects: Array<[string, string | undefined]> = [
    ['extension', problem.extensionId],
    ['route', problem.routeId],
    ['API', problem.apiRefId],
    ['plugin', problem.pluginId],
  ];
  return subjects.flatMap(([kind, id]) =>
    id === undefined || problem.message.includes(`'${id}'`) ? [] : [`${kind} ${id}`],
  );
}

/** `2 errors, 1 warning`. */
export function printCounts(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return 'No problems.';
  return [count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== '').join(', ') + '.';
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
