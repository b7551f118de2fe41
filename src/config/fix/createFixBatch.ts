import type { FixEdit, ProblemFix } from '#diagnostics';
import type { YAMLMap, YAMLSeq } from 'yaml';
import { findTargets } from './findTarget';
import { resolveFix } from './resolveFix';
import { applySplices, type Splice } from './splice';
import { createYamlSource, type YamlSource } from './yamlSource';

/** Fixes that are applied to one text together, so that it is parsed only once. */
export interface FixBatch {
  /**
   * Adds a fix. Fixes must be added from the end of the text to its start. Returns `later` if the fix depends on the result of
   * another fix in the batch, and `never` if it is not safe, does not match the text or changes nothing.
   */
  add(fix: ProblemFix): 'taken' | 'later' | 'never';
  /** The text before this offset is unchanged. */
  readonly untouched: number;
  /** Returns the text with all fixes applied. */
  text(): string;
}

/** Creates a batch of fixes for a text. */
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
      const resolved = resolveFix(source, fix);
      const found = resolved?.applicability === 'safe' ? resolved.splices : undefined;
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
 * Finds the map or list that an edit removes an entry from, if the edit only removes lines. Returns `depends` if the result
 * depends on the siblings of the entry, so the edit needs the text after earlier edits.
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
