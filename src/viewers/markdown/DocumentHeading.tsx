import { Link2 } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { useViewerText } from '../text/useViewerText';
import { DocumentLink } from './DocumentLink';
import { slugPrefix } from './createSlugs';

/** Props of {@link DocumentHeading}. */
export interface DocumentHeadingProps {
  level: number;
  title: string;
  id: string;
  children: ReactNode;
}

/** A heading with a link to it. */
export function DocumentHeading({ level, title, id, children }: DocumentHeadingProps) {
  const t = useViewerText();
  return createElement(
    `h${Math.min(6, level)}`,
    { id, tabIndex: -1, 'data-level': level },
    <bdi>{children}</bdi>,
    <DocumentLink href={`#${id.slice(slugPrefix.length)}`} label={t('markdown.anchor', { title })}>
      <Link2 aria-hidden />
    </DocumentLink>,
  );
}
