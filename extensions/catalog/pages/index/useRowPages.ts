import type { TablePagination } from '#ui';
import { firstPage } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';

/** The pages of the list: by cursor, by offset, or none. */
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
  const goNext = () => change({ cursor: next }, position === undefined ? {} : { position: position + limit });
  const goBack = () =>
    position !== undefined && position <= limit
      ? change(firstPage)
      : change({ cursor: previous }, position === undefined ? {} : { position: position - limit });
  return {
    mode,
    ...size,
    count: totalItems,
    offset: position,
    onNext: next === undefined ? undefined : goNext,
    onPrevious: previous === undefined || position === 0 ? undefined : goBack,
  };
}
