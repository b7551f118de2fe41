import { styled } from '@mui/material/styles';
import { resolveTokens } from '#ui';
import type { SearchHighlight } from '../protocol';
import { splitHighlight } from './splitHighlight';

const Mark = styled('mark')(({ theme }) => {
  const { code, line } = resolveTokens(theme);
  return {
    borderRadius: 2,
    backgroundColor: code.mark,
    color: 'inherit',
    // Visible without color, too.
    boxShadow: `inset 0 -1px ${line.control}`,
    '@media (forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' },
  };
});

/** Props of {@link HighlightedText}. */
export interface HighlightedTextProps {
  /** Shown if no word was found in the field. */
  text: string;
  highlight: SearchHighlight | undefined;
  /** The field of the document, such as `title`. */
  field: string;
}

/** A field of a result, with the found words marked. It is always plain text. */
export function HighlightedText({ text, highlight, field }: HighlightedTextProps) {
  const marked = highlight && Object.hasOwn(highlight.fields, field) ? highlight.fields[field] : undefined;
  if (highlight === undefined || marked === undefined) return <>{text}</>;
  return (
    <>
      {splitHighlight(marked, highlight).map((part, index) =>
        part.isFound ? <Mark key={index}>{part.text}</Mark> : part.text,
      )}
    </>
  );
}
