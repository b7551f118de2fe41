/** The number of columns of the grid. */
export const COLUMNS = 12;

/** A widget on the page. */
export interface Placement {
  /** Unique on the page. */
  id: string;
  /** The name of the widget. */
  component: string;
  /** The first column, starting at 0. */
  column: number;
  /** The position among the widgets. Of a fixed widget, its row. */
  order: number;
  /** In columns. */
  width: number;
  /** In rows. */
  height: number;
  /** What the user set in the form of the widget. */
  settings?: WidgetSettings;
  /** The configuration forbids to move it. */
  fixed?: boolean;
  /** The configuration forbids to remove it. */
  permanent?: boolean;
  /** The configuration forbids to resize it. */
  rigid?: boolean;
}

/** The settings of one widget, by the keys of its schema. */
export type WidgetSettings = Readonly<Record<string, string | number | boolean | string[]>>;

/** A widget with its row, which follows from the widgets above it. */
export interface ArrangedPlacement extends Placement {
  row: number;
}
