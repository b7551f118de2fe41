import type { ProblemFix } from '#diagnostics';
import { LineCounter, visit } from 'yaml';
import { resolveFix } from '../fix/resolveFix';
import { applySplices } from '../fix/splice';
import { createYamlSource } from '../fix/yamlSource';
import type { LocatedValue } from '../located/locatedValue';
import { toData } from '../located/toData';
import type { ConfigSchema } from '../schema/configSchema';
import { listDeclaredKeys } from '../schema/descend';
import { checkKeys } from '../validate/checkKeys';
import { validateConfig } from '../validate/validateConfig';
import { convertDocument } from '../yaml/convertDocument';
import { parseBounded } from '../yaml/parseBounded';
import { createSpanOf } from '../yaml/spanOf';
import { createMoveFix } from './createMoveFix';
import { createRepairFix } from './createRepairFix';
import { listRepairs } from './listRepairs';
import type { Repair } from './repair';
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
  const splits = new Set<ProblemFix>();
  const repairs = listRepairs(lines, at)
    .filter((repair) => !isGuess || isPlausible(repair, lines, at))
    .map((repair) => {
      const fix = createRepairFix(repair, lines, file);
      if (repair.kind === 'split') splits.add(fix);
      return fix;
    });
  const moves = createMoveFix({ lines, line: at, file }, listDeclaredKeys(schema));
  const candidates = [...repairs, ...moves, ...(isValid ? given : [])];
  const found = new Map<string, TextFix & { mistakes: number; isGiven: boolean }>();
  let left = maxCharacters;
  for (const fix of candidates) {
    // The result is parsed below in any case.
    const resolved = resolveFix(source, { ...fix, applicability: 'suggestion' });
    const changed = resolved && applySplices(text, resolved.splices);
    if (changed === undefined || changed === text) continue;
    left -= changed.length;
    if (left < 0) break;
    const measured = measure(changed, schema);
    if (!measured || measured.data === before?.data) continue;
    const isGiven = given.includes(fix);
    const edited = listEditedLines(fix);
    // A moved section keeps its keys, and its lines are elsewhere afterward.
    const isSound = isGiven || moves.includes(fix);
    const undeclared = measured.undeclared.filter(({ line: at }) => !isSound && edited.has(at));
    if (undeclared.some(({ isFree }) => !isFree)) continue;
    const isOdd =
      undeclared.length > 0 ||
      measured.broken.some((broken) => edited.has(broken)) ||
      (before !== undefined && movesOthers(before, measured, edited));
    // A line with two known keys is rarely a text with a colon.
    const isSplit = splits.has(fix) && !measured.undeclared.some(({ line: at }) => edited.has(at - 1));
    const mistakes = measured.mistakes + (isOdd ? 0.5 : 0) - (isSplit ? 0.25 : 0);
    const same = found.get(measured.data);
    if (same && (isGiven ? same.mistakes < mistakes : same.mistakes <= mistakes)) continue;
    const wanted = (isGiven && same ? same.fix : fix).applicability;
    found.set(measured.data, {
      fix: { ...fix, applicability: isGuess || isOdd ? 'suggestion' : wanted },
      text: changed,
      mistakes,
      isGiven: isGiven && !isOdd,
    });
  }
  const fewest = Math.min(...[...found.values()].map(({ mistakes }) => mistakes));
  // A given fix is tried even if another change hides the mistake where no schema applies.
  return [...found.values()].filter((one) => one.mistakes === fewest || one.isGiven).slice(0, maxFixes);
}

/** Whether a repair could explain a duplicate key: the second of the two is in the wrong place. */
function isPlausible({ kind, line }: Repair, lines: readonly string[], at: number): boolean {
  return line === at && (kind !== 'dash' || startsItem(lines, line));
}

/** Whether a line starts with the same key as the list item that contains it, so that it may have lost its dash. */
function startsItem(lines: readonly string[], line: number): boolean {
  const [, indent = '', name] = /^( *)(?:- +)?([^\s:]+):(?:\s|$)/.exec(lines[line] ?? '') ?? [];
  const item = lines.slice(0, line).findLast((one) => {
    const dash = /^ *(?:- +)+/.exec(one)?.[0];
    return dash?.length === indent.length;
  });
  return (
    name !== undefined &&
    item
      ?.trimStart()
      .replace(/^(?:- +)+/, '')
      .startsWith(`${name}:`) === true
  );
}

function listEditedLines({ edits }: ProblemFix): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { place } of edits) {
    const last =
      place.endColumn === 1 && place.endLine !== place.line ? (place.endLine ?? 1) - 1 : place.endLine;
    for (let line = place.line; line <= (last ?? place.line); line += 1) lines.add(line);
  }
  return lines;
}

/** Whether values in lines that are not edited end up in another map. */
function movesOthers(before: Measured, after: Measured, edited: ReadonlySet<number>): boolean {
  const paths = new Set(after.leaves.map(({ path }) => path));
  return before.leaves.some(
    ({ line, lastLine, path }) => !edited.has(line) && !edited.has(lastLine) && !paths.has(path),
  );
}

interface Measured {
  data: string;
  mistakes: number;
  undeclared: readonly UndeclaredLine[];
  /** Lines of plain scalars that continue on the next line. They are rarely meant, but a wrong indentation causes them. */
  broken: readonly number[];
  leaves: readonly Leaf[];
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
      checkKeys(value, schema, { withPlugins: true }).length + invalid.length + countOddEntries(value),
    undeclared: listUndeclaredLines(value, schema),
    broken: listBrokenLines(document, counter),
    leaves: listLeaves(value, ''),
  };
}

/** A scalar: its line, and its path and value without the indexes of list items. */
interface Leaf {
  line: number;
  lastLine: number;
  path: string;
}

function listLeaves(value: LocatedValue, path: string): Leaf[] {
  if (value.kind === 'scalar') {
    const { line = 0, endLine = 0 } = value.at ?? {};
    return [{ line, lastLine: endLine, path: `${path}=${String(value.value)}` }];
  }
  if (value.kind === 'list') return value.items.flatMap((item) => listLeaves(item, `${path}[]`));
  return [...value.entries].flatMap(([key, entry]) => listLeaves(entry.value, `${path}.${key}`));
}

function listBrokenLines(document: ReturnType<typeof parseBounded>, counter: LineCounter): number[] {
  const lines: number[] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [first, last] = (range ?? [0, 0]).map((offset) => counter.linePos(offset).line);
      if (type !== 'PLAIN' || first === undefined || last === undefined) return;
      for (let line = first; first < last && line <= last; line += 1) lines.push(line);
    },
  });
  return lines;
}
