import type { TablePagination } from '#ui';
import { firstPage, lastOffset } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';

/** Returns the pagination of the list: by offset, none, or by cursor. Pages without a cursor, such as the last, use the offset. */
export function useRowPages(): TablePagination | undefined {
  const { mode, state, change, totalItems, cursors, position } = useEntityList();
  const { limit, offset } = state;
  if (mode === 'none') return undefined;
  const size = {
    pageSize: limit,
    onPageSizeChange: (pageSize: number) => change({ limit: pageSize, ...firstPage }),
  };
  if (mode === 'offset') {
    const onOffsetChange = (next: number) => change({ offset: next });
    return { mode, ...size, offset, count: totalItems ?? 0, onOffsetChange };
  }
  const { next, previous } = cursors;
  const last = totalItems === undefined ? undefined : lastOffset(totalItems, limit);
  const goTo = (target: number) => change({ offset: target, cursor: undefined });
  const follow = (cursor: string, target: number | undefined) =>
    change({ cursor, offset: 0 }, target === undefined ? {} : { position: target });
  const moveTo = (cursor: string | undefined, target: number | undefined) => {
    if (cursor !== undefined && target !== 0) return () => follow(cursor, target);
    return target === undefined ? undefined : () => goTo(target);
  };
  const start = position ?? Number.POSITIVE_INFINITY;
  const isLast = next === undefined && !(last !== undefined && start < last);
  return {
    mode,
    ...size,
    count: totalItems,
    offset: position,
    onFirst: start === 0 ? undefined : () => change(firstPage),
    onPrevious: start === 0 ? undefined : moveTo(previous, position && Math.max(0, position - limit)),
    onNext: isLast ? undefined : moveTo(next, position === undefined ? undefined : position + limit),
    onLast: isLast || last === undefined ? undefined : () => goTo(last),
  };
}
