/** The roles that parts of a printed text play, not their colours. */
export type PaintStyle = 'error' | 'warning' | 'good' | 'strong' | 'faint' | 'place';

/** Gives a text the look of its role, such as a colour of the terminal. Adds nothing that takes up room. */
export type Paint = (style: PaintStyle, text: string) => string;

/** For where there are no colours. */
export const paintPlain: Paint = (_style, text) => text;
