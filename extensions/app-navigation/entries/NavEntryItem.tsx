import type { NavEntry, NavGroupEntry } from './navEntry';
import { NavEntryLink } from './NavEntryLink';
import { NavBadge } from './NavBadge';
import { NavDivider } from './NavDivider';
import { ExternalNavLink } from './ExternalNavLink';

/** Props of {@link NavEntryItem}. */
export interface NavEntryItemProps {
  entry: Exclude<NavEntry, NavGroupEntry>;
  /** The key of the entry for the current page. */
  current: string | undefined;
}

/** A navigation entry without a submenu. */
export function NavEntryItem({ entry, current }: NavEntryItemProps) {
  switch (entry.kind) {
    case 'page':
      return (
        <NavEntryLink entry={entry} isCurrent={entry.key === current}>
          <NavBadge entry={entry} />
        </NavEntryLink>
      );
    case 'link':
      return <ExternalNavLink entry={entry} />;
    default:
      return <NavDivider />;
  }
}
