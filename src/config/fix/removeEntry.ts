import { isMap, isPair, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { FixEdit } from '#diagnostics';
import { findTargets, startOf, type Target } from './findTarget';
import type { Splice } from './splice';
import type { YamlSource } from './yamlSource';

type Collection = YAMLMap | YAMLSeq;

/** Removes a map entry or a list item with its contents. If the map or list becomes empty, it stays as `{}` or `[]`. */
export function removeEntry(
  source: YamlSource,
  { place }: Extract<FixEdit, { kind: 'remove' }>,
): Splice[] | undefined {
  const target = findTargets(source, place).find(({ role }) => role === 'key' || role === 'item');
  return target && removeTarget(source, target);
}

function removeTarget(source: YamlSource, { parents, index }: Target): Splice[] | undefined {
  const parent = parents.at(-1);
  if (!parent || hasProperties(parent.items[index])) return undefined;
  if (parent.items.length > 1) {
    return parent.flow ? removeFromFlow(parent, index) : removeFromBlock(source, parent, index);
  }
  const outer = parents.at(-2);
  if (outer && isSeq(outer)) {
    // An item whose only key is removed would be empty, so the item is removed.
    return removeTarget(source, {
      node: parent,
      role: 'item',
      parents: parents.slice(0, -1),
      index: outer.items.indexOf(parent),
    });
  }
  return leaveEmpty(source, parent);
}

/** Whether an item has an anchor or a tag, which come before the item and may be needed elsewhere. */
function hasProperties(item: unknown): boolean {
  const nodes = isPair(item) ? [item.key, item.value] : [item];
  return nodes.some((node) => {
    const { anchor, tag } = (node ?? {}) as { anchor?: string; tag?: string };
    return anchor !== undefined || (tag !== undefined && !tag.startsWith('tag:yaml.org'));
  });
}

/** Returns the end of the text of an item or pair. */
export function endOf(item: unknown): number {
  if (!isPair(item)) return (item as Node).range?.[1] ?? 0;
  const { key, value } = item as Pair<Node, Node | null>;
  return Math.max(key.range?.[1] ?? 0, value?.range?.[1] ?? 0);
}

function removeFromFlow(parent: Collection, index: number): Splice[] {
  const item = parent.items[index];
  const next = parent.items[index + 1];
  if (next !== undefined) return [{ start: startOf(item), end: startOf(next), text: '' }];
  return [{ start: endOf(parent.items[index - 1]), end: endOf(item), text: '' }];
}

function removeFromBlock({ text }: YamlSource, parent: Collection, index: number): Splice[] | undefined {
  const item = parent.items[index];
  const start = isMap(parent) ? startOf(item) : findDash(text, startOf(item));
  if (start === undefined) return undefined;
  const end = endOfLines(text, start, Math.max(endOf(item), start + 1));
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (text.slice(lineStart, start).trim() === '') return [{ start: lineStart, end, text: '' }];
  // For the first key after a dash, the next key moves to its position.
  const indentation = /^[ ]*/.exec(text.slice(end))?.[0].length ?? 0;
  return [{ start, end: end + indentation, text: '' }];
}

/** Finds the dash of the list item whose value starts at `start`. */
function findDash(text: string, start: number): number | undefined {
  const before = /-[ \t]*(?:#[^\n]*)?\s*$/.exec(text.slice(Math.max(0, start - 400), start));
  return before ? start - before[0].length : undefined;
}

/** Returns the end of the last line that contains text of a range. */
export function endOfLines(text: string, start: number, end: number): number {
  let last = end;
  while (last > start + 1 && /\s/.test(text[last - 1] ?? '')) last -= 1;
  const lineEnd = text.indexOf('\n', last - 1);
  return lineEnd < 0 ? text.length : lineEnd + 1;
}

function leaveEmpty({ text, lineBreak }: YamlSource, parent: Collection): Splice[] {
  const [start, end] = parent.range ?? [0, 0];
  const empty = isMap(parent) ? '{}' : '[]';
  if (parent.flow) return [{ start, end, text: empty }];
  const content = text.slice(start, end).trimEnd().length;
  const gap = /:[ \t]*\r?\n[ ]*$/.exec(text.slice(0, start));
  // On a line of its own, it must be indented further than the key. Two more spaces are always enough.
  if (!gap) return [{ start, end: start + content, text: start === 0 ? empty : `  ${empty}` }];
  return [
    { start: start - gap[0].length + 1, end: start + content, text: ` ${empty}` },
    ...(end === text.length && !text.endsWith('\n') ? [{ start: end, end, text: lineBreak }] : []),
  ];
}
