import type { CSSObject } from '@mui/material/styles';
import type { DataTableColumn } from './model/tableTypes';

type Columns<Row> = ReadonlyArray<DataTableColumn<Row>>;

const columnWidth = { icons: 40, primary: 208, other: 96 } as const;

/** How columns get their widths: from their content, or all their `minWidth`, so that tables below each other line up. */
export type TableTracks = 'content' | 'fixed';

function neededWidth<Row>({ minWidth, hideHeader, primary }: DataTableColumn<Row>): number {
  return minWidth ?? columnWidth[hideHeader ? 'icons' : primary ? 'primary' : 'other'];
}

/**
 * Returns the grid track of a column. Tracks are at least as wide as their header and grow up to their content, the primary
 * column first. A 'fill' column takes the remaining width. Without one, the others share it.
 */
function createTrack<Row>(column: DataTableColumn<Row>, tracks: TableTracks): string {
  const { width, primary, hideHeader } = column;
  if (hideHeader) return 'max-content';
  if (tracks === 'fixed') return primary ? 'minmax(0, 1fr)' : `${neededWidth(column) / 16}rem`;
  if (width === 'fill') return `minmax(${neededWidth(column) / 16}rem, 1fr)`;
  return primary ? 'minmax(auto, max-content)' : 'auto';
}

function createGrid<Row>(columns: Columns<Row>, tracks: TableTracks): CSSObject {
  const texts = columns.filter(({ hideHeader }) => !hideHeader);
  return {
    gridTemplateColumns: columns
      .map((column) =>
        texts.length === 1 && column === texts[0] ? 'minmax(0, 1fr)' : createTrack(column, tracks),
      )
      .join(' '),
    // If the columns share the remaining width, a maximum would leave a gap.
    '--uncap': texts.some(({ width }) => width === 'fill') ? '0px' : '100cqi',
  };
}

/** Creates the grid of a table with as many columns as fit into its width. Depends on the width of the table, not the window. */
export function createGridStyles<Row>(columns: Columns<Row>, tracks: TableTracks): CSSObject {
  const styles = createGrid(columns, tracks);
  const hideable = columns
    .filter(({ priority }) => priority !== undefined)
    .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  let shown = columns;
  for (const column of hideable) {
    const needed = shown.reduce((sum, one) => sum + neededWidth(one), 0);
    shown = shown.filter((one) => one !== column);
    styles[`@container trellis-table (width < ${needed / 16}rem)`] = {
      ...createGrid(shown, tracks),
      [`& [data-column=${JSON.stringify(column.id)}]`]: { display: 'none' },
    };
  }
  return styles;
}
