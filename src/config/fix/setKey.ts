import { isMap, isScalar, stringify, type Node, type YAMLMap } from 'yaml';
import type { FixEdit } from '#diagnostics';
import { findTargets, isAbsent, readPair, startOf, type Target } from './findTarget';
import { endOf, endOfLines } from './removeEntry';
import type { Splice } from './splice';
import type { YamlSource } from './yamlSource';

type SetEdit = Extract<FixEdit, { kind: 'set' }>;

/**
 * Sets a key of a map. A key without a value becomes a map with the key, and so does a list item that is a plain text, such as
 * an extension id.
 */
export function setKey(source: YamlSource, edit: SetEdit): Splice[] | undefined {
  const [target] = findTargets(source, edit.place);
  if (!target) return undefined;
  if (isMap(target.node)) return setInMap(source, target.node, edit);
  if (target.role === 'key') return setBelowKey(source, target, edit);
  return target.role === 'item' && isScalar(target.node) ? setBelowItem(source, target, edit) : undefined;
}

function setInMap(source: YamlSource, map: YAMLMap, edit: SetEdit): Splice[] | undefined {
  const index = map.items.findIndex(({ key }) => isScalar(key) && String(key.value) === edit.key);
  if (index >= 0) return replaceValue(source, map, index, edit);
  if (map.flow) return appendToFlow(map, edit);
  const last = map.items.at(-1);
  if (last === undefined) return undefined;
  const indent = columnOf(source, startOf(map.items[0]));
  return [insertLines(source, startOf(last), endOf(last), printEntry(edit, indent))];
}

function replaceValue(source: YamlSource, map: YAMLMap, index: number, edit: SetEdit): Splice[] | undefined {
  const pair = readPair(map, index);
  const keyEnd = pair?.key.range?.[1];
  if (!pair || keyEnd === undefined) return undefined;
  const colon = source.text.indexOf(':', keyEnd);
  const value = printFlow(edit.value);
  if (colon < 0) return undefined;
  if (pair.value === null || isAbsent(pair.value))
    return [{ start: colon + 1, end: colon + 1, text: ` ${value}` }];
  const [start, end] = pair.value.range ?? [0, 0];
  const content = source.text.slice(start, end).trimEnd().length;
  return [{ start, end: start + content, text: value }];
}

function appendToFlow(map: YAMLMap, edit: SetEdit): Splice[] {
  const entry = `${stringify(edit.key).trim()}: ${printFlow(edit.value)}`;
  const last = map.items.at(-1);
  if (last !== undefined) return [{ start: endOf(last), end: endOf(last), text: `, ${entry}` }];
  const [start, end] = map.range ?? [0, 0];
  return [{ start, end, text: `{ ${entry} }` }];
}

function setBelowKey(
  source: YamlSource,
  { parents, index, node }: Target,
  edit: SetEdit,
): Splice[] | undefined {
  const map = parents.at(-1);
  const pair = isMap(map) ? readPair(map, index) : undefined;
  if (!pair || !map) return undefined;
  if (isMap(pair.value)) return setInMap(source, pair.value, edit);
  if (!isAbsent(pair.value)) return undefined;
  const keyEnd = node.range?.[1] ?? 0;
  const colon = source.text.indexOf(':', keyEnd);
  if (map.flow || colon < 0) return undefined;
  const indent = columnOf(source, startOf(pair)) + 2;
  return [insertLines(source, startOf(pair), colon + 1, printEntry(edit, indent))];
}

function setBelowItem(source: YamlSource, { parents, node }: Target, edit: SetEdit): Splice[] {
  const [start, end] = node.range ?? [0, 0];
  if (parents.some(({ flow }) => flow)) {
    const written = source.text.slice(start, end);
    return [
      { start, end, text: `{ ${written}: { ${stringify(edit.key).trim()}: ${printFlow(edit.value)} } }` },
    ];
  }
  const indent = columnOf(source, start) + 2;
  return [{ start: end, end, text: ':' }, insertLines(source, start, end, printEntry(edit, indent))];
}

/** Inserts lines after the last line of a range. */
function insertLines({ text, lineBreak }: YamlSource, start: number, end: number, lines: string[]): Splice {
  const at = endOfLines(text, start, end);
  const block = lines.join(lineBreak);
  const isOpen = at === text.length && !text.endsWith('\n');
  return { start: at, end: at, text: isOpen ? lineBreak + block : block + lineBreak };
}

function printEntry({ key, value }: SetEdit, indent: number): string[] {
  const lines = stringify({ [key]: value }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
  return lines.map((line) => ' '.repeat(indent) + line);
}

function printFlow(value: unknown): string {
  const isCollection = typeof value === 'object' && value !== null;
  return (
    isCollection
      ? stringify(value, { collectionStyle: 'flow', lineWidth: 0 })
      : stringify([value], { collectionStyle: 'flow', lineWidth: 0 }).replace(/^\[\s*|\s*\]\s*$/g, '')
  ).trim();
}

/** Returns the indentation of a node. */
export function columnOf({ text }: YamlSource, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

/** Returns the value of a pair if it is a map. */
export function readInnerMap(value: Node | null | undefined): YAMLMap | undefined {
  return isMap(value) && !value.flow && value.items.length > 0 ? value : undefined;
}
