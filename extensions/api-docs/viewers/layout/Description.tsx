import { styled } from '@mui/material/styles';
import { measure } from '#ui';
import { Markdown } from '#viewers/markdown';

const Text = styled('div')({
  maxWidth: measure.prose,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
});

/** Text without these is the same in Markdown. */
const markup = /[\\`*_[\]<>#|~&]|https?:|\n\s*(?:[-+]|\d+[.)])\s|\n\s*\n| {2}\n|\n {4}|@/;

/** A description from a definition, in Markdown. Plain text does not need the library. */
export function Description({ text, headingLevel = 4 }: { text: string | undefined; headingLevel?: 3 | 4 }) {
  const content = text?.trim() ?? '';
  if (content === '') return null;
  return (
    <Text dir="auto">
      {markup.test(content) ? <Markdown content={content} headingLevel={headingLevel} /> : <p>{content}</p>}
    </Text>
  );
}
