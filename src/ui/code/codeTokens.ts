/** What is coloured apart in code. */
export type CodeTokenKind =
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'title'
  | 'type'
  | 'key'
  | 'meta'
  | 'added'
  | 'removed';

/** A piece of a line, and what it is; without a kind it has the colour of text. */
export type CodeToken = readonly [text: string, kind?: CodeTokenKind];

/** The pieces of one line, in order; together they are the line. */
export type CodeLine = readonly CodeToken[];
