import type { PatchLine } from './readPatch';

/** A line cut into what stays, what changes, and what stays again. */
export interface ChangedLine {
  before: string;
  changed: string;
  after: string;
}

/** What changes in a line of a patch against its counterpart; undefined where the whole line goes or comes. */
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

/** Runs of removed lines stand before as many added ones: the first answers the first, and so on. */
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
  const isAnswered = run.length === length && run.every((line) => line.sign === (sign === '-' ? '+' : '-'));
  return isAnswered ? lines[other] : undefined;
}

/** How many characters two texts share from their beginning (0) or from their end (-1). */
function countShared(one: string, other: string, from: 0 | -1): number {
  const read = (text: string, index: number) => text.at(from === 0 ? index : -1 - index);
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && read(one, count) === read(other, count)) count += 1;
  return count;
}
