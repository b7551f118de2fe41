/** The height that the window leaves for a tab. All tabs have it, so that the dialog does not move. */
export const panelHeight = 'max(280px, calc(100dvh - 216px))';

/** The height of a text that fills a tab, below its toolbar. */
export const textHeight = `calc(${panelHeight} - 56px)`;
