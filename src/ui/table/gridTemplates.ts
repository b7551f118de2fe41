import type { CSSProperties } from 'react';
import type { DataTableColumn, HideBelow } from './tableTypes';

/** The widths of the table in px below which columns are left out, widest first. */
export const hideBelowWidths: ReadonlyArray<readonly [HideBelow, number]> = [
  ['xl', 1200],
  ['lg', 960],
  ['md', 720],
  ['sm', 480],
];

/** How wide the primary column may be by how many columns of words there are: names go before everything else. */
const primaryCaps = ['none', 'none', '60cqi', '52cqi', '44cqi'] as const;
const primaryCap = 'min(30rem, 30cqi)';

/**
 * The track of one column. The primary column has the width of its content up to its cap; the others grow up to theirs as far
 * as there is room. What is left over goes to 'fill', which also gives way first; without such a column the others share it,
 * because a table is as wide as its place.
 */
function trackOf<Row>({ width, minWidth = 64, primary, hideHeader }: DataTableColumn<Row>): string {
  if (width === 'fill') return 'minmax(6rem, 1fr)';
  if (hideHeader === true || primary === true) return 'max-content';
  return width === undefined
    ? `minmax(${minWidth / 16}rem, auto)`
    : `minmax(min(5rem, ${width / 16}rem), auto)`;
}

function templateOf<Row>(
  columns: ReadonlyArray<DataTableColumn<Row>>,
  suffix: string,
): Record<string, string> {
  const ofWords = columns.filter(({ hideHeader }) => hideHeader !== true);
  const hasFilling = ofWords.some(({ width }) => width === 'fill');
  const tracks = columns.map((column) =>
    ofWords.length === 1 && column === ofWords[0] ? 'minmax(0, 1fr)' : trackOf(column),
  );
  return {
    [`--columns${suffix}`]: tracks.join(' '),
    [`--primary${suffix}`]: primaryCaps[ofWords.length] ?? primaryCap,
    // Where the others share what is left over, a cap would leave a hole in its column.
    [`--uncap${suffix}`]: hasFilling ? '0px' : '100cqi',
  };
}

/**
 * The grid of a table as CSS variables: `--columns` with all columns, `--columns-md` with those left below 720 px, … and beside
 * each the widest that the primary column may be, and how far caps of the others are lifted.
 */
export function createGridTemplates<Row>(columns: ReadonlyArray<DataTableColumn<Row>>): CSSProperties {
  const narrower = hideBelowWidths.map(([breakpoint], index) => {
    const gone = hideBelowWidths.slice(0, index + 1).map(([name]) => name);
    const left = columns.filter(({ hideBelow }) => hideBelow === undefined || !gone.includes(hideBelow));
    return templateOf(left, `-${breakpoint}`);
  });
  return Object.assign(templateOf(columns, ''), ...narrower) as CSSProperties;
}
