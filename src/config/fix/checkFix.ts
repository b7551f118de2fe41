import type { FixApplicability } from '#diagnostics';
import { isRepeated } from './isRepeated';
import type { ResolvedEdit } from './resolveFix';
import { applySplices } from './splice';
import type { YamlSource } from './yamlSource';
import { countScalars } from './countScalars';
import { parseBounded } from '../yaml/parseBounded';

/**
 * Decides whether a fix is safe. Returns `undefined` if it must not be offered, because it removes something.
 *
 * Every word that an edit removes must be in what the fix writes, unless the edit corrects a scalar or removes an exact duplicate.
 * After a safe fix, the file must also be valid YAML with the same scalars, except for those that the edits change.
 */
export function checkFix(
  source: YamlSource,
  wanted: FixApplicability,
  steps: readonly ResolvedEdit[],
): FixApplicability | undefined {
  const edited = steps.filter((step) => step.edit.kind !== 'replace' && !isRepeated(source, step));
  const removed = countWords(
    edited.flatMap(({ splices }) => splices.map(({ start, end }) => source.text.slice(start, end))),
  );
  const written = countWords(steps.flatMap(({ splices }) => splices.map(({ text }) => text)));
  if (!contains(written, removed)) return undefined;
  // Replacing a scalar or removing a duplicate never changes the structure, and there can be thousands of such fixes.
  if (wanted === 'suggestion' || edited.length === 0) return wanted;
  return keepsScalars(source, steps) ? 'safe' : 'suggestion';
}

function keepsScalars(source: YamlSource, steps: readonly ResolvedEdit[]): boolean {
  const splices = steps.flatMap((step) => step.splices);
  const text = applySplices(source.text, splices);
  if (!source.spend(text.length)) return false;
  const after = parseBounded(text);
  if (after.errors.length > 0) return false;
  const before = source.document();
  if (before.errors.length > 0) return contains(countWords([text]), countWords([source.text]));
  const isEdited = (start: number, end: number) =>
    splices.some((splice) => {
      const isInside = splice.start < end && splice.end > start;
      return isInside || (splice.text.trim() !== '' && splice.start <= end && splice.end >= start);
    });
  return contains(countScalars(after), countScalars(before, isEdited));
}

/** Counts words without the signs of YAML, so that quotes, dashes and indentation can change. */
function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[^\s:,\-[\]{}'"]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function contains(all: ReadonlyMap<string, number>, part: ReadonlyMap<string, number>): boolean {
  return [...part].every(([word, count]) => (all.get(word) ?? 0) >= count);
}
