import { useEffect, useMemo } from 'react';
import { CodeView } from '../code/CodeView';
import { useViewerText } from '../text/useViewerText';
import { createSlugs, slugPrefix } from './createSlugs';
import { showSection } from './DocumentLink';
import { DocumentText } from './documentStyles';
import { renderDocument } from './renderDocument';
import type { MarkdownProps } from './Markdown';
import { parseMarkdown } from './parseMarkdown';
import { sanitizeDocument } from './sanitizeDocument';

/** Longer documents are shown as source, because rendering would block the page. In characters. */
const MAX_LENGTH = 400_000;

/** The document. It is loaded with the first one. */
export function MarkdownDocument({ content, baseUrl, headingLevel = 2 }: MarkdownProps) {
  const t = useViewerText();
  const isTooLong = content.length > MAX_LENGTH;
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
    <DocumentText data-document="" dir="auto">
      {renderDocument(document, {
        baseUrl,
        headingLevel,
        slugOf: createSlugs(),
        createLabel: (what) => t(`markdown.${what}`, { number: ++counts[what] }),
      })}
    </DocumentText>
  );
}
