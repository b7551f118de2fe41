/** From this width on, the page has 12 columns. Below, widgets follow each other in reading order. */
export const WIDE = '(min-width: 1000px)';

/** From this width on, widgets that fill at most half of the page are next to each other. */
export const TWO_COLUMNS = '(min-width: 600px)';

/** The height of a row in rem, so that it follows the size of the text. */
export const ROW = 3.375;

/** The space between widgets in px. */
export const GAP = 16;
