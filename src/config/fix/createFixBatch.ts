import type { FixEdit, ProblemFix } from '#diagnostics';
import type { YAMLMap, YAMLSeq } from 'yaml';
import { findTargets } from './findTarget';
import { resolveFix } from './resolveFix';
import { applySplices, type Splice } from './splice';
import { createYamlSource, type YamlSource } from './yamlSource';

/** Fixes of one text that are made together, so that it is parsed once for all of them. */
export interface FixBatch {
  /**
   * Takes a fix up; fixes come from the end of the text to its beginning. Says `later` of one that depends on what another
   * one of the batch leaves, and `never` of one that does not fit the text or changes nothing.
   */
  add(fix: ProblemFix): 'taken' | 'later' | 'never';
  /** Up to here the text stays as it is. */
  readonly untouched: number;
  /** The text with all fixes made. */
  text(): string;
}

/** Begins a batch of fixes of a text. */
export function createFixBatch(text: string): FixBatch {
  const source = createYamlSource(text);
  const removed = new Map<YAMLMap | YAMLSeq, number>();
  const splices: Splice[] = [];
  let untouched = text.length;
  let isClosed = false;
  return {
    add(fix) {
      const containers = fix.edits.map((edit) => findContainer(source, edit, removed));
      const isLocal = containers.every((container) => container !== 'depends');
      if (splices.length > 0 && (isClosed || !isLocal)) return 'later';
      const found = resolveFix(source, fix);
      if (!found || found.every(({ start, end, text: put }) => text.slice(start, end) === put))
        return 'never';
      if (splices.length > 0 && found.some(({ end }) => end > untouched)) return 'later';
      splices.push(...found);
      untouched = Math.min(untouched, ...found.map(({ start }) => start));
      isClosed ||= !isLocal;
      for (const container of containers) {
        if (typeof container === 'object') removed.set(container, (removed.get(container) ?? 0) + 1);
      }
      return 'taken';
    },
    get untouched() {
      return untouched;
    },
    text: () => applySplices(text, splices),
  };
}

/**
 * What an edit takes something out of, where the lines that go are all that changes; `depends` where the outcome depends on
 * what stands beside it, so that it needs the text as earlier edits left it.
 */
function findContainer(
  source: YamlSource,
  edit: FixEdit,
  removed: ReadonlyMap<YAMLMap | YAMLSeq, number>,
): YAMLMap | YAMLSeq | 'none' | 'depends' {
  if (edit.kind === 'replace') return 'none';
  if (edit.kind !== 'remove') return 'depends';
  const target = findTargets(source, edit.place).find(({ role }) => role === 'key' || role === 'item');
  const container = target?.parents.at(-1);
  if (!container) return 'none';
  const left = container.items.length - (removed.get(container) ?? 0);
  return container.flow || left < 2 ? 'depends' : container;
}
