import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { findTarget } from '../layout/moveWidget';
import { type ArrangedPlacement, COLUMNS, type Placement } from '../layout/placement';
import { limitSize } from '../layout/resizeWidget';
import { GAP } from './gridSizes';
import type { WidgetControlsProps } from './WidgetControls';

/** Options of {@link useWidgetDrag}. */
export interface WidgetDragOptions extends Pick<
  WidgetControlsProps,
  'placement' | 'placements' | 'widget' | 'grid' | 'cell' | 'editor' | 'onDrag'
> {
  kind: 'move' | 'resize';
}

interface Drag {
  pointerId: number;
  /** Where the pointer was, relative to the grid. */
  start: { x: number; y: number };
  columnWidth: number;
  rowHeight: number;
  from: ArrangedPlacement;
  target: Placement;
}

/** Returns handlers for a handle that moves or resizes a widget with the pointer. Escape cancels. */
export function useWidgetDrag(options: WidgetDragOptions) {
  const { placement, placements, widget, grid, cell, editor, kind, onDrag } = options;
  const drag = useRef<Drag>(undefined);

  function position({ clientX, clientY }: PointerEvent) {
    const box = grid.current?.getBoundingClientRect() ?? new DOMRect();
    const isRtl = document.documentElement.dir === 'rtl';
    // Relative to the grid, so that scrolling counts.
    return { x: isRtl ? box.right - clientX : clientX - box.left, y: clientY - box.top };
  }

  function end(): void {
    drag.current = undefined;
    onDrag(undefined);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const box = cell.current?.getBoundingClientRect();
      if (!box || !grid.current || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        pointerId: event.pointerId,
        start: position(event),
        columnWidth: (grid.current.getBoundingClientRect().width + GAP) / COLUMNS,
        rowHeight: (box.height + GAP) / placement.height,
        from: placement,
        target: placement,
      };
    },
    onPointerMove(event: PointerEvent) {
      const current = drag.current;
      if (current?.pointerId !== event.pointerId) return;
      const { x, y } = position(event);
      const columns = Math.round((x - current.start.x) / current.columnWidth);
      const rows = Math.round((y - current.start.y) / current.rowHeight);
      const { from } = current;
      if (kind === 'resize') {
        const size = { width: from.width + columns, height: from.height + rows };
        current.target = { ...from, ...limitSize(size, from.column, widget.layout) };
      } else {
        const column = Math.min(Math.max(from.column + columns, 0), COLUMNS - from.width);
        const target =
          columns === 0 && rows === 0
            ? undefined
            : findTarget(placements, placement.id, column, from.row + rows);
        current.target = { ...from, ...target };
      }
      onDrag(current.target);
    },
    onPointerUp() {
      const current = drag.current;
      if (!current) return;
      end();
      const { column, order, width, height } = current.target;
      const before = placements.find(({ id }) => id === placement.id);
      const isChanged =
        before?.column !== column ||
        before.order !== order ||
        before.width !== width ||
        before.height !== height;
      if (isChanged) editor.place(current.target, kind);
    },
    onPointerCancel: end,
    onKeyDownCapture(event: React.KeyboardEvent) {
      if (event.key === 'Escape' && drag.current) end();
    },
  };
}
