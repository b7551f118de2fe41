import { createExcerpt } from './createExcerpt';
import type { Place } from './place';
import type { Problem } from './problem';

/** How problems are printed. */
export interface PrintProblemsOptions {
  /** Gives the text of a file, for an excerpt around the place. Problems that carry an excerpt show that. */
  readSource?: (file: string) => string | undefined;
}

/** The report as text: each problem with its place, what it says, the lines that it is about, and what to do. */
export function printProblems(problems: readonly Problem[], options: PrintProblemsOptions = {}): string {
  return problems.map((problem) => `${printProblem(problem, options)}\n`).join('\n');
}

/** One problem as text of several lines, without a line break at its end. */
export function printProblem(problem: Problem, { readSource }: PrintProblemsOptions = {}): string {
  const { where } = problem;
  const source = where && readSource?.(where.file);
  const excerpt =
    problem.excerpt ?? (where && source !== undefined ? createExcerpt(source, where) : undefined);
  return [
    [problem.severity, problem.code, where && printPlace(where)].filter(Boolean).join(' '),
    ...indent(problem.message, '  '),
    ...(excerpt ? indent(excerpt, '    ') : []),
    ...(where?.path ? [`  at ${where.path}`] : []),
    ...indent(listSubjects(problem), '  '),
    ...(problem.hint === undefined ? [] : indent(`Hint: ${problem.hint}`, '  ')),
  ].join('\n');
}

/** `config/app-config.yaml:12:9`, as editors and terminals open it. */
export function printPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** The ids that a problem concerns. */
function listSubjects(problem: Problem): string {
  const subjects: Array<[string, string | undefined]> = [
    ['extension', problem.extensionId],
    ['input', problem.inputName],
    ['data', problem.dataRefId],
    ['API', problem.apiRefId],
    ['route', problem.routeId],
    ['feature flag', problem.flagName],
    ['plugin', problem.pluginId],
    ['existing plugin', problem.existingPluginId],
  ];
  return subjects
    .filter(([, id]) => id !== undefined)
    .map(([kind, id]) => `${kind} ${id}`)
    .join(', ');
}

function indent(text: string, by: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `${by}${line}`);
}
