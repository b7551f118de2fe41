import type { ReactNode } from 'react';
import { useInRouterContext } from 'react-router-dom';
import { RouterLink } from '../link/RouterLink';
import { SafeLink } from '../link/SafeLink';
import { slugPrefix } from './createSlugs';
import { resolveDocumentUrl } from './resolveDocumentUrl';

/** Props of {@link DocumentLink}. */
export interface DocumentLinkProps {
  href: string | null;
  baseUrl?: string | undefined;
  /** Its name, where the content says nothing. */
  label?: string;
  children: ReactNode;
}

/** A link of a document: to a section of its own, or wherever it is safe to go. */
export function DocumentLink({ href, baseUrl, label, children }: DocumentLinkProps) {
  const isInRouter = useInRouterContext();
  // An anchor without an address is only a place.
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

/** Brings a section into view and puts the keyboard there. */
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
