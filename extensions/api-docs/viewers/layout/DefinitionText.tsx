import { styled } from '@mui/material/styles';
import { resolveTokens } from '#ui';
import { Markdown } from '#viewers/markdown';

const Plain = styled('p')(({ theme }) => ({
  margin: 0,
  overflowWrap: 'anywhere',
  '&[data-quiet]': { color: resolveTokens(theme).text.secondary },
}));

const Formatted = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&[data-quiet]': { color: resolveTokens(theme).text.secondary },
}));

const maxLength = 50_000;

/** A description in a definition. Most are one plain sentence, which needs no Markdown parser. */
export function DefinitionText({ text, isQuiet = false }: { text: string | undefined; isQuiet?: boolean }) {
  if (text === undefined || text.trim() === '') return null;
  const quiet = isQuiet ? '' : undefined;
  if (!/[`*_[\]<>#|~\n\\&]|https?:|^\s*(?:-|\d+\.)\s/.test(text.trim()))
    return (
      <Plain data-quiet={quiet} dir="auto">
        {text}
      </Plain>
    );
  const content = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return (
    <Formatted data-quiet={quiet}>
      <Markdown content={content} headingLevel={2} />
    </Formatted>
  );
}
