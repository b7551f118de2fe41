import type { LucideIcon } from 'lucide-react';
import type { NavGroupEntry, NavLinkEntry } from './navEntry';
import { NavBadge } from './NavBadge';

/** Props of {@link NavEntryContent}. */
export interface NavEntryContentProps {
  entry: NavGroupEntry | NavLinkEntry;
  /** An icon at the end, which shows what happens on click. */
  trail: LucideIcon;
}

/** The content of an entry that is not a page: icon, title, badge and an icon for its action. */
export function NavEntryContent({ entry, trail: Trail }: NavEntryContentProps) {
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
