import { COLUMNS, type Placement } from './placement';

/** One widget of `defaultConfig`. */
export interface DefaultWidget {
  component: string;
  column: number;
  row: number;
  width: number;
  height: number;
  movable?: boolean;
  deletable?: boolean;
  resizable?: boolean;
}

/** The layout of a portal without `defaultConfig`. */
const builtIn: readonly DefaultWidget[] = [
  { component: 'HomePageOwnedEntities', column: 0, row: 0, width: 8, height: 4 },
  { component: 'HomePageOnboarding', column: 8, row: 0, width: 4, height: 4 },
  { component: 'HomePageStarredEntities', column: 0, row: 4, width: 8, height: 4 },
  { component: 'HomePageToolkit', column: 8, row: 4, width: 4, height: 4 },
];

/** Resolves the default layout. Widgets that reach over the last column are moved and cut. */
export function resolveDefaults(config: readonly DefaultWidget[] = builtIn): Placement[] {
  const seen = new Map<string, number>();
  return config
    .toSorted((a, b) => a.row - b.row || a.column - b.column)
    .map((widget, index) => {
      const { component, row, movable = true, deletable = true, resizable = true } = widget;
      const nth = (seen.get(component) ?? 0) + 1;
      seen.set(component, nth);
      const width = Math.min(widget.width, COLUMNS);
      return {
        // Stays the same when the configuration moves the widget or adds others.
        id: nth === 1 ? component : `${component}-${nth}`,
        component,
        column: Math.min(widget.column, COLUMNS - width),
        order: movable ? index : row,
        width,
        height: widget.height,
        fixed: !movable,
        permanent: !deletable,
        rigid: !resizable,
      };
    });
}
