import { createExcerpt } from './createExcerpt';
import { type Paint, paintPlain } from './paint';
import type { Place } from './place';
import type { Problem } from './problem';
import { wrapText } from './wrapText';

// What stands before the text of an excerpt, besides the number of the line.
const excerptMargin = 7;

/** How problems are printed. */
export interface PrintProblemsOptions {
  /** Gives the text of a file, for an excerpt around the place. Problems that carry an excerpt show that. */
  readSource?: (file: string) => string | undefined;
  /** Prints for the eyes of a person: coloured, wrapped, and without the ids that the message names already. */
  terminal?: { paint: Paint; width: number };
}

/** The report as text: each problem with its place, what it says, the lines that it is about, and what to do. */
export function printProblems(problems: readonly Problem[], options: PrintProblemsOptions = {}): string {
  return problems.map((problem) => `${printProblem(problem, options)}\n`).join('\n');
}

/** One problem as text of several lines, without a line break at its end. */
export function printProblem(problem: Problem, { readSource, terminal }: PrintProblemsOptions = {}): string {
  const { where, severity, hint } = problem;
  const paint = terminal?.paint ?? paintPlain;
  const excerpt = chooseExcerpt(problem, readSource, terminal?.width);
  const wrap = (text: string) => wrapText(text, (terminal?.width ?? Infinity) - 2);
  return [
    [
      paint(severity, severity),
      paint('strong', problem.code),
      ...(where ? [paint('place', printPlace(where))] : []),
    ].join(' '),
    ...indent(wrap(problem.message), '  '),
    ...indent(paintExcerpt(excerpt, severity, paint), '    '),
    ...indent(where?.path ? [paint('faint', `at ${where.path}`)] : [], '  '),
    ...indent(wrap(listSubjects(problem, terminal !== undefined)), '  '),
    ...indent(hint === undefined ? [] : wrap(`Hint: ${hint}`), '  '),
    ...indent(terminal ? printCandidates(problem).flatMap(wrap) : [], '  '),
    ...indent(printFix(problem, paint), '  '),
  ].join('\n');
}

/** The excerpt that a problem carries, unless one that fits the terminal can be made. */
function chooseExcerpt(
  { where, excerpt }: Problem,
  readSource: PrintProblemsOptions['readSource'],
  width: number | undefined,
): string | undefined {
  const source =
    where && (excerpt === undefined || width !== undefined) ? readSource?.(where.file) : undefined;
  if (!where || source === undefined) return excerpt;
  const room = width === undefined ? undefined : width - excerptMargin - String(where.line).length;
  return createExcerpt(source, where, 1, room);
}

/** `config/app-config.yaml:12:9`, as editors and terminals open it. */
export function printPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** The numbers of the lines step back, the caret stands out. */
function paintExcerpt(excerpt: string | undefined, severity: 'error' | 'warning', paint: Paint): string[] {
  if (!excerpt) return [];
  return excerpt.split('\n').map((line) => {
    const bar = line.indexOf('|') + 1;
    const text = line.slice(bar);
    const marked = /^ *\^+$/.test(text) ? paint(severity, text) : text;
    return `${paint('faint', line.slice(0, bar))}${marked}`;
  });
}

/** What is near to what was written, unless the hint says it. */
function printCandidates({ candidates = [], hint = '' }: Problem): string[] {
  const unnamed = candidates.filter(
    (candidate) => ![`'${candidate}'`, `"${candidate}"`].some((word) => hint.includes(word)),
  );
  if (unnamed.length === 0) return [];
  return [`Near to it: ${unnamed.map((candidate) => `'${candidate}'`).join(', ')}.`];
}

/** What the file would read, where that was worked out. */
function printFix({ fix, where }: Problem, paint: Paint): string[] {
  if (fix?.patch === undefined) return [];
  const [first = '', ...rest] = fix.patch.split('\n');
  // The head of the only stretch says nothing new where it is in the file that the report just showed.
  const isPlain = first.startsWith(`@@ ${where?.file}:`) && !rest.some((line) => line.startsWith('@@ '));
  const lines = isPlain ? rest : [first, ...rest];
  return [`Fix: ${fix.title}`, ...lines.map((line) => `  ${paintChange(line, paint)}`)];
}

/** A patch reads as a unified diff does. */
function paintChange(line: string, paint: Paint): string {
  if (line.startsWith('+')) return paint('good', line);
  if (line.startsWith('-')) return paint('error', line);
  return paint('faint', line);
}

/** The ids that a problem concerns. */
function listSubjects(problem: Problem, onlyUnnamed: boolean): string {
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
    .filter(([, id]) => id !== undefined && !(onlyUnnamed && problem.message.includes(`'${id}'`)))
    .map(([kind, id]) => `${kind} ${id}`)
    .join(', ');
}

function indent(lines: readonly string[], by: string): string[] {
  return lines.filter((line) => line !== '').map((line) => `${by}${line}`);
}
