import { LineCounter } from 'yaml';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';
import { checkKeys } from '../validate/checkKeys';
import { convertDocument } from '../yaml/convertDocument';
import { parseBounded } from '../yaml/parseBounded';
import { createSpanOf } from '../yaml/spanOf';
import { type RepairSearch, spend } from './repairSearch';
import { indentOf, isBlank } from './repair';

const parameters = new Set(['attachTo', 'disabled', 'config']);

/** How well lines fit the configuration schema. */
export type Score =
  /** The lines are valid YAML. Lower is better. */
  | { value: number }
  /** The lines are invalid: the line of the first error (starting at 0), and the reason. */
  | { errorLine: number; reason: string };

/** Scores lines by how well they fit the configuration schema. */
export function scoreLines(lines: readonly string[], search: RepairSearch): Score {
  const counter = new LineCounter();
  const text = lines.join('\n');
  const document = parseBounded(text, counter);
  spend(search, text.length, document.errors.length);
  const [error] = document.errors.toSorted((left, right) => left.pos[0] - right.pos[0]);
  if (error) return { errorLine: counter.linePos(error.pos[0]).line - 1, reason: error.message };
  const { value, problems } = convertDocument(document, createSpanOf('', counter));
  const [problem] = problems;
  if (problem) return { errorLine: (problem.where?.line ?? 1) - 1, reason: problem.message };
  if (value?.kind !== 'map') return { errorLine: 0, reason: 'no map' };
  return {
    value:
      (checkKeys(value, search.schema, { withPlugins: true }).length + countOddEntries(value)) * 10 +
      countOddIndentations(lines),
  };
}

/** Counts invalid entries of `app.extensions`. */
export function countOddEntries(root: LocatedMap): number {
  const app = root.entries.get('app')?.value;
  const list = app?.kind === 'map' ? app.entries.get('extensions')?.value : undefined;
  if (list === undefined) return 0;
  return list.kind === 'list' ? list.items.filter(isOddEntry).length : 1;
}

function isOddEntry(item: LocatedValue): boolean {
  if (item.kind === 'scalar') return typeof item.value !== 'string' || /\s/.test(item.value);
  if (item.kind === 'list' || item.entries.size !== 1) return true;
  const [entry] = item.entries.values();
  if (entry?.value.kind === 'list' || (entry && holdsId(entry.value))) return true;
  return entry?.value.kind === 'map' && [...entry.value.entries.keys()].some((key) => !parameters.has(key));
}

const extensionId = /^[a-z][\w-]*:[a-z][\w-]*(\/[\w-]+)?$/;

/** Whether a key in the settings of an extension is the id of another one, so that its dash or its indentation is missing. */
function holdsId(value: LocatedValue): boolean {
  if (value.kind === 'scalar') return false;
  if (value.kind === 'list') return value.items.some(holdsId);
  return [...value.entries].some(([key, inner]) => extensionId.test(key) || holdsId(inner.value));
}

/** Counts lines that are indented by more than one level relative to the line before. */
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
