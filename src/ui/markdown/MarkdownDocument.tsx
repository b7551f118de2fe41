import { useEffect, useMemo } from 'react';
import { CodeView } from '../code/CodeView';
import { useViewerText } from '../text/useViewerText';
import { createSlugs, slugPrefix } from './createSlugs';
import { showSection } from './DocumentLink';
import { DocumentText } from './documentStyles';
import { drawDocument } from './drawDocument';
import type { MarkdownProps } from './Markdown';
import { parseMarkdown } from './parseMarkdown';
import { sanitizeDocument } from './sanitizeDocument';

/** A longer one is shown as it was written: drawing it would hold up the page. In characters. */
const LONGEST = 400_000;

/** The document itself; loaded with the first one. */
export function MarkdownDocument({ content, baseUrl, headingLevel = 2 }: MarkdownProps) {
  const t = useViewerText();
  const isTooLong = content.length > LONGEST;
  const document = useMemo(
    () => (isTooLong ? undefined : sanitizeDocument(parseMarkdown(content))),
    [content, isTooLong],
  );
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id.startsWith(slugPrefix)) showSection(id);
  }, []);
  if (!document)
    return <CodeView code={content} language="text" label={t('markdown.code', { number: 1 })} wrap />;
  const counts = { code: 0, table: 0 };
  return (
    <DocumentText data-document="">
      {drawDocument(document, {
        baseUrl,
        headingLevel,
        slugOf: createSlugs(),
        nameNext: (what) => t(`markdown.${what}`, { number: ++counts[what] }),
      })}
    </DocumentText>
  );
}
