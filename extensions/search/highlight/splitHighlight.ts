import type { SearchHighlight } from '../protocol';

/** A part of a text. */
export interface HighlightPart {
  text: string;
  /** Whether the user searched for it. */
  isFound: boolean;
}

/**
 * Splits a text with the marker tokens of its response into parts without tokens. Only these tokens mark something: everything else,
 * such as HTML, is text.
 */
export function splitHighlight(
  text: string,
  { preTag, postTag }: Pick<SearchHighlight, 'preTag' | 'postTag'>,
): HighlightPart[] {
  if (preTag === '' || postTag === '') return [{ text, isFound: false }];
  const parts = text.split(preTag).flatMap((piece, index): HighlightPart[] => {
    const end = index === 0 ? -1 : piece.indexOf(postTag);
    const found = end < 0 ? '' : piece.slice(0, end);
    const rest = end < 0 ? piece : piece.slice(end + postTag.length);
    return [
      { text: found, isFound: true },
      { text: rest.split(postTag).join(''), isFound: false },
    ];
  });
  return parts.filter((part) => part.text !== '');
}
