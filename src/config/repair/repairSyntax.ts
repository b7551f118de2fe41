import type { Problem } from '#diagnostics';
import type { YAMLError } from 'yaml';
import { parseBounded } from '../yaml/parseBounded';
import { describeRepaired, describeYamlError } from '../yaml/syntaxProblem';
import { type RepairSearch, spend } from './repairSearch';
import { createRepairFix } from './createRepairFix';
import { findRepair } from './findRepair';
import { applyRepair, indentOf, type Repair } from './repair';

const maxMistakes = 5;
/** For larger texts, parsing alone takes too long. */
const maxCharacters = 250_000;

/**
 * Finds the errors of invalid YAML one by one: repairs each error, if possible, and parses again. This way, each error is
 * reported once at its cause, instead of once for each line that it affects.
 *
 * @param errors - The errors that the parser reported.
 */
export function repairSyntax(
  text: string,
  file: string,
  errors: readonly YAMLError[],
  search: RepairSearch,
): Problem[] {
  // A text that is nested too deeply is not a typo, so there is nothing to repair.
  const isTooDeep = errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (isTooDeep || text.length > maxCharacters) return [];
  spend(search, text.length, errors.length);
  let lines = text.split(/\r?\n/);
  let error = findFirstError(text, errors);
  const problems: Problem[] = [];
  while (error && problems.length < maxMistakes) {
    const repair = findRepair(lines, error.line, search);
    if (!repair) return [...problems, ...error.describe(file)];
    const repaired = applyRepair(lines, repair);
    const next = parseLines(repaired, search);
    if (next && next.line <= Math.min(error.line, repair.line)) return [...problems, ...error.describe(file)];
    problems.push(describeRepair(repair, lines, error.describe(file)[0], file));
    lines = repaired;
    error = next;
  }
  return problems;
}

interface SyntaxError {
  line: number;
  /** All errors that the parser reports from here on. */
  describe(file: string): Problem[];
}

function parseLines(lines: readonly string[], search: RepairSearch): SyntaxError | undefined {
  const text = lines.join('\n');
  const { errors } = parseBounded(text);
  spend(search, text.length, errors.length);
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
      errors.slice(0, maxMistakes).map((error) => {
        const start = position(error.pos[0]);
        const end = position(Math.max(error.pos[0], error.pos[1]));
        return describeYamlError(error, { file, ...start, endLine: end.line, endColumn: end.column });
      }),
  };
}

function describeRepair(
  repair: Repair,
  lines: readonly string[],
  parserProblem: Problem | undefined,
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
  const isElsewhere = parserProblem?.where?.line !== at.line || repair.kind === 'indent';
  const problem = parserProblem && !isElsewhere ? parserProblem : describeRepaired(repair.kind, at);
  return {
    ...problem,
    hint: repair.title,
    fix: { ...createRepairFix(repair, lines, file), applicability: 'suggestion' },
  };
}

/** Returns the column of the error in a line. */
function findColumn(kind: Repair['kind'], line: string): number {
  if (kind !== 'close' && kind !== 'quote') return indentOf(line) + 1;
  return (/^\s*(?:- +)*(?:[^\s:'"]+:\s+)?/.exec(line)?.[0].length ?? 0) + 1;
}
