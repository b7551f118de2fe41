/** What the reader sends to the frame of a diagram, with a port for the reply. */
export interface DiagramRequest {
  /** The source in the language of Mermaid. */
  text: string;
  /** CSS colors of the theme. */
  colors: {
    isDark: boolean;
    text: string;
    muted: string;
    line: string;
    fill: string;
    fillLine: string;
    second: string;
    note: string;
    noteLine: string;
    base: string;
    font: string;
  };
}

/** What the frame replies: the height of the drawn diagram in px, again after each change of the width, or why it can't be drawn. */
export type DiagramReply = { height: number } | { error: string };
