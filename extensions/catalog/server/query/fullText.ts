import { fold } from '../storage/fold';
import type { EntityOrder, FullTextFilter } from '../ports/reader';
import { type Condition, TEXT_COLUMNS, type TextColumn } from './condition';

/**
 * Every word of the term must occur, as a word or part of one, in one of the fields. Different words can occur in
 * different fields.
 */
export function createFullTextCondition(filter: FullTextFilter, order: readonly EntityOrder[]): Condition {
  const fields = filter.fields?.length ? filter.fields : [order[0]?.field ?? 'metadata.uid'];
  const keys = [...new Set(fields.map((field) => fold(field)))];
  const words = [...new Set(fold(filter.term).split(/\s+/).filter(Boolean))];
  return { kind: 'all', parts: words.map((word) => createWordCondition(word, keys)) };
}

function createWordCondition(word: string, keys: readonly string[]): Condition {
  const columns = keys.map(resolveTextColumn).filter((column) => column !== undefined);
  const others = keys.filter((key) => resolveTextColumn(key) === undefined);
  const parts = others.map((key): Condition => ({
    kind: 'match',
    key,
    comparison: { by: 'part', part: word },
  }));
  if (columns.length > 0) parts.push({ kind: 'text', columns, part: word });
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', parts };
}

export function resolveTextColumn(key: string): TextColumn | undefined {
  return Object.hasOwn(TEXT_COLUMNS, key) ? TEXT_COLUMNS[key as keyof typeof TEXT_COLUMNS] : undefined;
}
