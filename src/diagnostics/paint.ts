/** The role of a part of printed text. The terminal decides on its color. */
export type PaintStyle = 'error' | 'warning' | 'good' | 'strong' | 'faint' | 'place';

/** Styles a text by its role, for example with a color. Does not change the printed width. */
export type Paint = (style: PaintStyle, text: string) => string;

/** Leaves text unstyled, for output without colors. */
export const paintPlain: Paint = (_style, text) => text;
