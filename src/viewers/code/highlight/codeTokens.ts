/** The kinds of tokens with their own color. */
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

/** A part of a line and its kind. Without a kind, it has the text color. */
export type CodeToken = readonly [text: string, kind?: CodeTokenKind];

/** The tokens of a line in order. Joined, they are the text of the line. */
export type CodeLine = readonly CodeToken[];
