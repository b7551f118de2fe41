/** The height of the terminal with its tools and messages. */
export const stageHeight = 'min(640px, 100vh - 180px)';
