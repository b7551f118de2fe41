import type { HomePageWidgetLayout } from '../blueprints/widgetTypes';
import { COLUMNS, type Placement } from './placement';

/** The size of a widget. */
export type Size = Pick<Placement, 'width' | 'height'>;

const MAX_ROWS = 40;

/** Limits a size to what the widget and the space beside its first column allow. */
export function limitSize(size: Size, column: number, layout: HomePageWidgetLayout = {}): Size {
  const { minColumns = 1, maxColumns = COLUMNS } = layout.width ?? {};
  const { minRows = 1, maxRows = MAX_ROWS } = layout.height ?? {};
  const room = COLUMNS - column;
  return {
    width: Math.min(Math.max(size.width, minColumns), maxColumns, room),
    height: Math.min(Math.max(size.height, minRows), maxRows),
  };
}

/** The size of a widget that is added. */
export function defaultSize({ width = {}, height = {} }: HomePageWidgetLayout = {}): Size {
  const size = {
    width: width.defaultColumns ?? width.minColumns ?? 4,
    height: height.defaultRows ?? height.minRows ?? 4,
  };
  return limitSize(size, 0, { width, height });
}
