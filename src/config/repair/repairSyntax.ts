import type { Problem, ProblemFix } from '#diagnostics';
import type { YAMLError } from 'yaml';
import { parseBounded } from '../yaml/parseBounded';
import { describeRepaired, describeYamlError } from '../yaml/syntaxProblem';
import { createEffort, type Effort, spend } from './effort';
import { findRepair } from './findRepair';
import { applyRepair, indentOf, type Repair } from './repair';

const mostMistakes = 5;
/** Above this size the parser alone takes its time. */
const mostCharacters = 250_000;

/**
 * Names the mistakes of a text that is no YAML one by one: mends each, as far as that can be worked out, and looks what is
 * still wrong then. So one mistake is told once, where it is, and not once more for every line that it confuses.
 *
 * @param errors - What the parser said of the text.
 */
export function repairSyntax(
  text: string,
  file: string,
  errors: readonly YAMLError[],
  effort: Effort = createEffort(),
): Problem[] {
  // No slip of the pen nests that deeply, so there is nothing to look for.
  const isTooDeep = errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (isTooDeep || text.length > mostCharacters) return [];
  spend(effort, text.length, errors.length);
  let lines = text.split(/\r?\n/);
  let error = findFirstError(text, errors);
  const problems: Problem[] = [];
  while (error && problems.length < mostMistakes) {
    const repair = findRepair(lines, error.line, effort);
    if (!repair) return [...problems, ...error.describe(file)];
    const mended = applyRepair(lines, repair);
    const next = parseLines(mended, effort);
    if (next && next.line <= Math.min(error.line, repair.line)) return [...problems, ...error.describe(file)];
    problems.push(describeRepair(repair, lines, error.describe(file)[0], file));
    lines = mended;
    error = next;
  }
  return problems;
}

interface SyntaxError {
  line: number;
  /** All errors that the parser tells from here on. */
  describe(file: string): Problem[];
}

function parseLines(lines: readonly string[], effort: Effort): SyntaxError | undefined {
  const text = lines.join('\n');
  const { errors } = parseBounded(text);
  spend(effort, text.length, errors.length);
  return findFirstError(text, errors);
}

function findFirstError(text: string, errors: readonly YAMLError[]): SyntaxError | undefined {
  const [first] = errors.toSorted((left, right) => left.pos[0] - right.pos[0]);
  if (!first) return undefined;
  const position = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  return {
    line: position(first.pos[0]).line - 1,
    describe: (file) =>
      errors.slice(0, mostMistakes).map((error) => {
        const start = position(error.pos[0]);
        const end = position(Math.max(error.pos[0], error.pos[1]));
        return describeYamlError(error, { file, ...start, endLine: end.line, endColumn: end.column });
      }),
  };
}

function describeRepair(
  repair: Repair,
  lines: readonly string[],
  told: Problem | undefined,
  file: string,
): Problem {
  const line = lines[repair.line] ?? '';
  const at = {
    file,
    line: repair.line + 1,
    column: findColumn(repair.kind, line),
    endLine: repair.line + 1,
    endColumn: line.trimEnd().length + 1,
  };
  const isElsewhere = told?.where?.line !== at.line || repair.kind === 'indent';
  const problem = told && !isElsewhere ? told : describeRepaired(repair.kind, at);
  return { ...problem, hint: repair.title, fix: createFix(repair, lines, file) };
}

/** Replaces the indentation, or puts signs in: what a line says is never repeated in an edit, for it may be a secret. */
function createFix(
  { lines: changes, kind, title }: Repair,
  lines: readonly string[],
  file: string,
): ProblemFix {
  const edits = [...changes].flatMap(([number, changed]) => {
    const before = lines[number] ?? '';
    const edit = (start: number, end: number, text: string) => ({
      kind: 'text' as const,
      place: { file, line: number + 1, column: start + 1, endLine: number + 1, endColumn: end + 1, path: '' },
      text,
    });
    if (kind === 'indent' || kind === 'tab')
      return [edit(0, indentOf(before), ' '.repeat(indentOf(changed)))];
    return listInsertions(before, changed).map(({ at, text }) => edit(at, at, text));
  });
  return { title, edits };
}

/** What was put into a line, and where. */
function listInsertions(before: string, changed: string): Array<{ at: number; text: string }> {
  const insertions: Array<{ at: number; text: string }> = [];
  let at = 0;
  for (const sign of changed) {
    const last = insertions.at(-1);
    if (sign === before[at]) at += 1;
    else if (last?.at === at) last.text += sign;
    else insertions.push({ at, text: sign });
  }
  return insertions;
}

/** Where a line begins to say what is wrong with it. */
function findColumn(kind: Repair['kind'], line: string): number {
  if (kind !== 'close' && kind !== 'quote') return indentOf(line) + 1;
  return (/^\s*(?:- +)*(?:[^\s:'"]+:\s+)?/.exec(line)?.[0].length ?? 0) + 1;
}
