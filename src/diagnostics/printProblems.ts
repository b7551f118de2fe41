import { createExcerpt } from './createExcerpt';
import { type Paint, paintPlain } from './paint';
import type { Place } from './place';
import type { Problem } from './problem';
import { wrapText } from './wrapText';

// Characters that the printer puts before each line of an excerpt, without the line number.
const excerptMargin = 7;

/** Options of `printProblem` and `printProblems`. */
export interface PrintProblemsOptions {
  /**
   * Returns the text of a file, to print an excerpt around the place. Not used for problems that already have an excerpt.
   */
  readSource?: (file: string) => string | undefined;
  /** Prints for a terminal: in color, wrapped, and without the ids that the message already contains. */
  terminal?: { paint: Paint; width: number };
}

/** Prints problems as text: each with its place, message, excerpt, ids and hint. */
export function printProblems(problems: readonly Problem[], options: PrintProblemsOptions = {}): string {
  return problems.map((problem) => `${printProblem(problem, options)}\n`).join('\n');
}

/** Prints one problem as several lines, without a line break at the end. */
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

/** Returns a new excerpt that fits the terminal if the source is available, otherwise the one of the problem. */
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

/** Prints a place as editors and terminals link it: `config/app-config.yaml:12:9`. */
export function printPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Dims the line numbers and highlights the caret. */
function paintExcerpt(excerpt: string | undefined, severity: 'error' | 'warning', paint: Paint): string[] {
  if (!excerpt) return [];
  return excerpt.split('\n').map((line) => {
    const bar = line.indexOf('|') + 1;
    const text = line.slice(bar);
    const marked = /^ *\^+$/.test(text) ? paint(severity, text) : text;
    return `${paint('faint', line.slice(0, bar))}${marked}`;
  });
}

/** Prints the similar names that the hint does not mention. */
function printCandidates({ candidates = [], hint = '' }: Problem): string[] {
  const unnamed = candidates.filter(
    (candidate) => ![`'${candidate}'`, `"${candidate}"`].some((word) => hint.includes(word)),
  );
  if (unnamed.length === 0) return [];
  return [`Similar: ${unnamed.map((candidate) => `'${candidate}'`).join(', ')}.`];
}

/** Prints the patch of the fix, if there is one. */
function printFix({ fix, where }: Problem, paint: Paint): string[] {
  if (fix?.patch === undefined) return [];
  const [first = '', ...rest] = fix.patch.split('\n');
  // The header of a single hunk adds nothing if it is in the file of the problem.
  const isPlain = first.startsWith(`@@ ${where?.file}:`) && !rest.some((line) => line.startsWith('@@ '));
  const lines = isPlain ? rest : [first, ...rest];
  const label = fix.applicability === 'safe' ? 'Fix' : 'Suggestion';
  return [`${label}: ${fix.title}`, ...lines.map((line) => `  ${paintChange(line, paint)}`)];
}

/** Colors a line of a unified diff. */
function paintChange(line: string, paint: Paint): string {
  if (line.startsWith('+')) return paint('good', line);
  if (line.startsWith('-')) return paint('error', line);
  return paint('faint', line);
}

/** Lists the ids of the extension, plugin, route and so on that the problem is about. */
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
