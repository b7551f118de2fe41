import type { LucideIcon } from 'lucide-react';
import type { NavGroupEntry, NavLinkEntry } from '../navEntry';
import { NavBadge } from './NavBadge';

/** Props of {@link NavLineContent}. */
export interface NavLineContentProps {
  entry: NavGroupEntry | NavLinkEntry;
  /** Stands at the end of the line: what happens there when it is chosen. */
  trail: LucideIcon;
}

/** What stands in a line that does not lead to a page: icon, title, what asks for attention, and what choosing it does. */
export function NavLineContent({ entry, trail: Trail }: NavLineContentProps) {
  return (
    <>
      {entry.icon}
      <bdi>{entry.title}</bdi>
      <NavBadge entry={entry} />
      <span data-trail aria-hidden>
        <Trail />
      </span>
    </>
  );
}
