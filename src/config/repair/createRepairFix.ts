import type { FixEdit, ProblemFix } from '#diagnostics';
import { indentOf, type Repair } from './repair';

/** Creates the fix of a repair. Its edits never repeat a line, because it may be a secret. */
export function createRepairFix(
  { lines: changes, kind, title, isGuess }: Repair,
  lines: readonly string[],
  file: string,
): ProblemFix {
  const edits = [...changes].flatMap(([number, changed]) => {
    const before = lines[number] ?? '';
    const edit = (start: number, end: number, text: string): FixEdit => ({
      kind: 'text',
      place: { file, line: number + 1, column: start + 1, endLine: number + 1, endColumn: end + 1, path: '' },
      text,
    });
    if (kind === 'indent' || kind === 'tab')
      return [edit(0, indentOf(before), ' '.repeat(indentOf(changed)))];
    return listChanges(before, changed).map(({ start, end, text }) => edit(start, end, text));
  });
  // Quotes around one value can hide that another one is not closed.
  return { title, applicability: isGuess || kind === 'quote' ? 'suggestion' : 'safe', edits };
}

/** Lists the inserted texts, or else the one part of the line that changes. */
function listChanges(before: string, changed: string): Array<{ start: number; end: number; text: string }> {
  const insertions: Array<{ start: number; end: number; text: string }> = [];
  let at = 0;
  for (const sign of changed) {
    const last = insertions.at(-1);
    if (sign === before[at]) at += 1;
    else if (last?.start === at) last.text += sign;
    else insertions.push({ start: at, end: at, text: sign });
  }
  if (at === before.length) return insertions;
  let start = 0;
  while (start < changed.length && before[start] === changed[start]) start += 1;
  let tail = 0;
  const most = Math.min(before.length, changed.length) - start;
  while (tail < most && before.at(-1 - tail) === changed.at(-1 - tail)) tail += 1;
  return [{ start, end: before.length - tail, text: changed.slice(start, changed.length - tail) }];
}
