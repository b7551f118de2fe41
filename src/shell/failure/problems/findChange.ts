import type { PatchLine } from './parsePatch';

/** A changed line, split into an unchanged start, a changed part and an unchanged end. */
export interface ChangedLine {
  before: string;
  changed: string;
  after: string;
}

/**
 * Finds the part of a line that a patch changes, compared with its counterpart. Returns `undefined` if the whole line is removed
 * or added.
 */
export function findChange(lines: readonly PatchLine[], index: number): ChangedLine | undefined {
  const line = lines[index];
  const counterpart = line && findCounterpart(lines, index);
  if (!line || !counterpart) return undefined;
  const start = countShared(line.text, counterpart.text, 0);
  if (start === 0) return undefined;
  const rest = line.text.slice(start);
  const otherRest = counterpart.text.slice(start);
  const end = rest.length - countShared(rest, otherRest, -1);
  return { before: line.text.slice(0, start), changed: rest.slice(0, end), after: rest.slice(end) };
}

/** If a run of removed lines is followed by an added run of the same length, their lines are counterparts in order. */
function findCounterpart(lines: readonly PatchLine[], index: number): PatchLine | undefined {
  const sign = lines[index]?.sign;
  if (sign === ' ' || sign === undefined) return undefined;
  let from = index;
  while (lines[from - 1]?.sign === sign) from -= 1;
  let to = index;
  while (lines[to + 1]?.sign === sign) to += 1;
  const length = to - from + 1;
  const other = sign === '-' ? to + 1 + (index - from) : from - length + (index - from);
  const first = sign === '-' ? to + 1 : from - length;
  const run = lines.slice(Math.max(0, first), first + length);
  const isPaired = run.length === length && run.every((line) => line.sign === (sign === '-' ? '+' : '-'));
  return isPaired ? lines[other] : undefined;
}

/** Counts the characters that two texts share at the start (0) or the end (-1). */
function countShared(one: string, other: string, from: 0 | -1): number {
  const read = (text: string, index: number) => text.at(from === 0 ? index : -1 - index);
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && read(one, count) === read(other, count)) count += 1;
  return count;
}
