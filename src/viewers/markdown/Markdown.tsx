import { lazyPart } from '#sdk';
import { SkeletonText, stripMarkdown } from '#ui';

/** Props of {@link Markdown}. */
export interface MarkdownProps {
  /** GitHub Flavored Markdown from any source. It does not need to be trusted. */
  content: string;
  /** The URL of the document, to resolve relative links and images. */
  baseUrl?: string | undefined;
  /** The heading level of `#` on the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
}

const MarkdownDocument = lazyPart(
  async () => (await import('./MarkdownDocument')).MarkdownDocument,
  MarkdownPlaceholder,
);

/** One paragraph is shown as text until the document is rendered, and a longer text as lines of about its height. */
function MarkdownPlaceholder({ content }: MarkdownProps) {
  const lines = content.trim().split(/\n+/);
  const isParagraph = lines.length === 1 && !/^(#|>|[-*+] |\d+[.)] |```|\||<|!\[)/.test(lines[0] ?? '');
  return isParagraph ? <p>{stripMarkdown(content)}</p> : <SkeletonText lines={Math.min(lines.length, 12)} />;
}

/** Renders a Markdown document. It cannot run code, load anything except images, or affect the rest of the page. */
export function Markdown(props: MarkdownProps) {
  return <MarkdownDocument {...props} />;
}
