import { lazy, Suspense } from 'react';
import { SkeletonText } from '../feedback/Skeletons';

/** Props of {@link Markdown}. */
export interface MarkdownProps {
  /** GitHub-flavoured Markdown, from whomever. */
  content: string;
  /** What relative links and images start from: where the document lies. */
  baseUrl?: string | undefined;
  /** The level that `#` has on the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
}

const MarkdownDocument = lazy(async () => ({
  default: (await import('./MarkdownDocument')).MarkdownDocument,
}));

/** A document that people wrote in Markdown. Nothing in it can run, load anything but images, or leave its place. */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<SkeletonText />}>
      <MarkdownDocument {...props} />
    </Suspense>
  );
}
