import type { SearchResultItem } from '../blueprints/searchDataRefs';
import type { SearchResult } from '../protocol';

/** Returns the first item that shows a result. An item whose predicate fails is skipped. */
export function resolveItem(
  items: readonly SearchResultItem[],
  result: SearchResult,
): SearchResultItem | undefined {
  return items.find(({ predicate }) => {
    try {
      return predicate?.(result) ?? true;
    } catch {
      return false;
    }
  });
}
