import { lazyPart } from '#sdk';
import { SkeletonText } from '#ui';

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
  () => <SkeletonText />,
);

/** Renders a Markdown document. It cannot run code, load anything except images, or affect the rest of the page. */
export function Markdown(props: MarkdownProps) {
  return <MarkdownDocument {...props} />;
}
