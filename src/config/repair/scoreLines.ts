import { LineCounter } from 'yaml';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';
import { findUnknownKeys } from '../schema/findUnknownKeys';
import { convertDocument } from '../yaml/convertDocument';
import { parseBounded } from '../yaml/parseBounded';
import { createSpanOf } from '../yaml/spanOf';
import { type Effort, spend } from './effort';
import { indentOf, isBlank } from './repair';

const parameters = new Set(['attachTo', 'disabled', 'config']);

/** How good lines are as a configuration. */
export type Score =
  /** They are YAML; the lower, the more of it is where it belongs. */
  | { value: number }
  /** They are not: where the parser stumbles first (counted from 0), and why. */
  | { errorLine: number; reason: string };

/** Says how good lines are as a configuration. */
export function scoreLines(lines: readonly string[], effort: Effort): Score {
  const counter = new LineCounter();
  const text = lines.join('\n');
  const document = parseBounded(text, counter);
  spend(effort, text.length, document.errors.length);
  const [error] = document.errors.toSorted((left, right) => left.pos[0] - right.pos[0]);
  if (error) return { errorLine: counter.linePos(error.pos[0]).line - 1, reason: error.message };
  const { value, problems } = convertDocument(document, createSpanOf('', counter));
  const [problem] = problems;
  if (problem) return { errorLine: (problem.where?.line ?? 1) - 1, reason: problem.message };
  if (value?.kind !== 'map') return { errorLine: 0, reason: 'no map' };
  return {
    value: (findUnknownKeys(value).length + countOddEntries(value)) * 10 + countOddIndentations(lines),
  };
}

/** Counts the entries of `app.extensions` that are not as entries are. */
function countOddEntries(root: LocatedMap): number {
  const app = root.entries.get('app')?.value;
  const list = app?.kind === 'map' ? app.entries.get('extensions')?.value : undefined;
  if (list === undefined) return 0;
  return list.kind === 'list' ? list.items.filter(isOddEntry).length : 1;
}

function isOddEntry(item: LocatedValue): boolean {
  if (item.kind === 'scalar') return typeof item.value !== 'string' || /\s/.test(item.value);
  if (item.kind === 'list' || item.entries.size !== 1) return true;
  const [entry] = item.entries.values();
  if (entry?.value.kind === 'list') return true;
  return entry?.value.kind === 'map' && [...entry.value.entries.keys()].some((key) => !parameters.has(key));
}

/** Counts the lines that stand further right than one step below the line before. */
function countOddIndentations(lines: readonly string[]): number {
  let odd = 0;
  let before: string | undefined;
  for (const line of lines) {
    if (isBlank(line)) continue;
    if (before === undefined ? indentOf(line) > 0 : isOddStep(before, line)) odd += 1;
    before = line;
  }
  return odd;
}

function isOddStep(before: string, line: string): boolean {
  const content = indentOf(before) + (/^ *((?:- +)+)/.exec(before)?.[1]?.length ?? 0);
  const step = indentOf(line) - content;
  return step > 0 && step !== 2;
}
