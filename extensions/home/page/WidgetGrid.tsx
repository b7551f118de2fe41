import { styled } from '@mui/material/styles';
import { cloneElement, useRef, useState } from 'react';
import { useMediaQuery } from '#ui';
import type { HomePageWidgetData } from '../blueprints/widgetTypes';
import { arrange } from '../layout/arrange';
import { type ArrangedPlacement, COLUMNS, type Placement } from '../layout/placement';
import { GAP, ROW, TWO_COLUMNS, WIDE } from './gridSizes';
import { MissingWidget } from './MissingWidget';
import type { HomeEditor } from './useHomeEditor';
import type { HomeMode } from './useHomeMode';
import { WidgetFrame } from './WidgetFrame';

const Grid = styled('div')({
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${TWO_COLUMNS}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-wide]': {
    gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
    gridAutoRows: `${ROW}rem`,
  },
});

/** Props of {@link WidgetGrid}. */
export interface WidgetGridProps {
  placements: readonly Placement[];
  widgets: ReadonlyMap<string, HomePageWidgetData>;
  editor: HomeEditor;
  mode: HomeMode;
}

/** The widgets at their places. */
export function WidgetGrid({ placements, widgets, editor, mode }: WidgetGridProps) {
  const isWide = useMediaQuery(WIDE);
  const isTwoColumns = useMediaQuery(TWO_COLUMNS);
  const grid = useRef<HTMLDivElement>(null);
  // While the user drags a widget, the others make room, but elements keep their place in the document: the pointer stays captured.
  const [drag, setDrag] = useState<{ placement: Placement; ids: readonly string[] }>();
  const current = placements.map((placement) =>
    placement.id === drag?.placement.id ? drag.placement : placement,
  );
  const arranged = arrange(current);
  const shown = drag ? inOrder(arranged, drag.ids) : arranged;
  const reserved = countReserved(shown, isTwoColumns);
  return (
    <Grid ref={grid} data-wide={isWide ? '' : undefined}>
      {shown.map((placement, index) => {
        const widget = widgets.get(placement.component);
        return (
          <WidgetFrame
            key={placement.id}
            placement={placement}
            placements={placements}
            index={index}
            widget={widget}
            grid={grid}
            isWide={isWide}
            isReserved={index < reserved}
            mode={mode}
            editor={editor}
            isDragged={drag?.placement.id === placement.id}
            onDrag={(dragged) =>
              setDrag(dragged && { placement: dragged, ids: drag?.ids ?? arranged.map(({ id }) => id) })
            }
          >
            {widget ? (
              cloneElement(widget.component, placement.settings ?? {})
            ) : (
              <MissingWidget name={placement.component} onRemove={() => editor.remove(placement)} />
            )}
          </WidgetFrame>
        );
      })}
    </Grid>
  );
}

/**
 * Returns how many widgets keep their height free on narrow pages: those on the first screen, so that nothing moves while they load.
 * The others are as high as their content.
 */
function countReserved(arranged: readonly ArrangedPlacement[], isTwoColumns: boolean): number {
  let rows = innerHeight / (ROW * 16 + GAP);
  let count = 0;
  for (const { width, height } of arranged) {
    if (rows <= 0) break;
    rows -= isTwoColumns && width <= COLUMNS / 2 ? height / 2 : height;
    count += 1;
  }
  return count;
}

function inOrder(arranged: readonly ArrangedPlacement[], ids: readonly string[]): ArrangedPlacement[] {
  return arranged.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
