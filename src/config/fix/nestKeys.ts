import { isMap } from 'yaml';
import type { FixEdit } from '#diagnostics';
import { findTargets, isAbsent, readPair, startOf } from './findTarget';
import { endOf } from './removeEntry';
import { columnOf, readInnerMap } from './setKey';
import type { Splice } from './splice';
import type { YamlSource } from './yamlSource';

/** Indents the later keys of a map, so that they become keys of its first entry. */
export function nestKeys(
  source: YamlSource,
  { place }: Extract<FixEdit, { kind: 'nest' }>,
): Splice[] | undefined {
  const map = findTargets(source, place)
    .map(({ node, parents }) => (isMap(node) ? node : parents.at(-1)))
    .find(isMap);
  const first = map && readPair(map, 0);
  const second = map?.items[1];
  if (!map || !first || second === undefined || map.flow) return undefined;
  const inner = readInnerMap(first.value);
  if (!inner && !isAbsent(first.value)) return undefined;
  const wanted = inner ? columnOf(source, startOf(inner.items[0])) : columnOf(source, startOf(first)) + 2;
  const step = wanted - columnOf(source, startOf(second));
  if (step <= 0) return undefined;
  return indentLines(source, startOf(second), endOf(map.items.at(-1)), step);
}

function indentLines(source: YamlSource, start: number, end: number, step: number): Splice[] {
  const splices: Splice[] = [];
  for (let line = source.lineOf(start); line <= source.lineOf(end); line += 1) {
    const at = source.startOfLine(line);
    if (at >= end && line > source.lineOf(start)) break;
    if (source.text.slice(at, source.startOfLine(line + 1)).trim() === '') continue;
    splices.push({ start: at, end: at, text: ' '.repeat(step) });
  }
  return splices;
}
