import type { ReactNode } from 'react';
import { useInRouterContext } from 'react-router-dom';
import { RouterLink, SafeLink } from '#ui';
import { slugPrefix } from './createSlugs';
import { resolveDocumentUrl } from './resolveDocumentUrl';

/** Props of {@link DocumentLink}. */
export interface DocumentLinkProps {
  href: string | null;
  baseUrl?: string | undefined;
  /** The accessible name, if the content has no text. */
  label?: string;
  children: ReactNode;
}

/** A link in a document: to a section, or to a safe URL. */
export function DocumentLink({ href, baseUrl, label, children }: DocumentLinkProps) {
  const isInRouter = useInRouterContext();
  // An anchor without a URL is not a link.
  if (href === null || href === '') return <span>{children}</span>;
  const section = /^#([\p{L}\p{N}_%-]+)$/u.exec(href)?.[1];
  if (section !== undefined && isInRouter) {
    const id = `${slugPrefix}${decode(section)}`;
    return (
      <RouterLink to={`#${id}`} aria-label={label} onClick={() => showSection(id)}>
        {children}
      </RouterLink>
    );
  }
  return <SafeLink href={resolveDocumentUrl(href, baseUrl)}>{children}</SafeLink>;
}

/** Scrolls to a section and focuses it. */
export function showSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function decode(section: string): string {
  try {
    return decodeURIComponent(section);
  } catch {
    return section;
  }
}
