import type { ProblemFix } from '#diagnostics';
import { LineCounter, visit } from 'yaml';
import { resolveFix } from '../fix/resolveFix';
import { applySplices } from '../fix/splice';
import { createYamlSource } from '../fix/yamlSource';
import { toData } from '../located/toData';
import type { ConfigSchema } from '../schema/configSchema';
import { checkKeys } from '../validate/checkKeys';
import { validateConfig } from '../validate/validateConfig';
import { convertDocument } from '../yaml/convertDocument';
import { parseBounded } from '../yaml/parseBounded';
import { createSpanOf } from '../yaml/spanOf';
import { createMoveFix } from './createMoveFix';
import { createRepairFix } from './createRepairFix';
import { listRepairs } from './listRepairs';
import { listUndeclaredLines, type UndeclaredLine } from './listUndeclaredLines';
import { countOddEntries } from './scoreLines';

/** A fix, and the text of the file after it. */
export interface TextFix {
  fix: ProblemFix;
  text: string;
}

/** A line of a file, starting at 1. */
export interface TextLine {
  text: string;
  file: string;
  line: number;
}

/** Limits the search in long files to a few attempts. In short ones, all are tried. */
const maxCharacters = 1_500_000;
const maxFixes = 12;

/**
 * Lists small changes near a line after which the file is valid YAML with as few mistakes as possible: other indentations, and
 * missing signs. The keys in changed lines are known at their new place. Changes with the same result are listed once.
 *
 * @param given - Fixes to try first.
 */
export function listTextFixes(
  { text, file, line }: TextLine,
  schema: ConfigSchema,
  given: readonly ProblemFix[],
): TextFix[] {
  const lines = text.split(/\r?\n/);
  const at = Math.min(line, lines.length) - 1;
  const source = createYamlSource(text);
  const isValid = source.document().errors.length === 0;
  const before = isValid ? measure(text, schema) : undefined;
  // With invalid syntax, the given fix is one of the repairs. For a duplicate key, every change is a guess.
  const isGuess = isValid && before === undefined;
  const repairs = listRepairs(lines, at).map((repair) => createRepairFix(repair, lines, file));
  const candidates = [...(isValid ? given : []), ...repairs, ...createMoveFix(lines, at, file)];
  const seen = new Set<string>(before ? [before.data] : []);
  const found: Array<TextFix & { mistakes: number }> = [];
  let left = maxCharacters;
  for (const fix of candidates) {
    // The result is parsed below in any case.
    const resolved = resolveFix(source, { ...fix, applicability: 'suggestion' });
    const changed = resolved && applySplices(text, resolved.splices);
    if (changed === undefined || changed === text) continue;
    left -= changed.length;
    if (left < 0) break;
    const measured = measure(changed, schema);
    if (!measured || seen.has(measured.data)) continue;
    seen.add(measured.data);
    const edited = new Set(fix.edits.map(({ place }) => place.line));
    const undeclared = measured.undeclared.filter((one) => !given.includes(fix) && edited.has(one.line));
    if (undeclared.some(({ isFree }) => !isFree)) continue;
    const isSure = !isGuess && undeclared.length === 0;
    found.push({
      fix: isSure ? fix : { ...fix, applicability: 'suggestion' },
      text: changed,
      mistakes: measured.mistakes + (undeclared.length > 0 ? 0.5 : 0),
    });
  }
  const fewest = Math.min(...found.map(({ mistakes }) => mistakes));
  return found.filter(({ mistakes }) => mistakes === fewest).slice(0, maxFixes);
}

interface Measured {
  data: string;
  mistakes: number;
  undeclared: readonly UndeclaredLine[];
}

/** Returns the data of a valid file and counts the mistakes that its schema finds. */
function measure(text: string, schema: ConfigSchema): Measured | undefined {
  const counter = new LineCounter();
  const document = parseBounded(text, counter);
  if (document.errors.length > 0) return undefined;
  const { value, problems } = convertDocument(document, createSpanOf('', counter));
  if (value?.kind !== 'map' || problems.length > 0) return undefined;
  const invalid = validateConfig(value, schema, new Set()).problems;
  return {
    data: JSON.stringify(toData(value)),
    mistakes:
      checkKeys(value, schema).length + invalid.length + countOddEntries(value) + countBrokenLines(document, counter),
    undeclared: listUndeclaredLines(value, schema),
  };
}

/** Counts plain scalars over several lines. They are rarely meant, but a wrong indentation causes them. */
function countBrokenLines(document: ReturnType<typeof parseBounded>, counter: LineCounter): number {
  let count = 0;
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [start, end] = range ?? [0, 0];
      if (type === 'PLAIN' && counter.linePos(start).line < counter.linePos(end).line) count += 1;
    },
  });
  return count;
}
