import type { NavEntry, NavGroupEntry } from '../navEntry';
import { NavEntryLink } from '../NavEntryLink';
import { NavBadge } from './NavBadge';
import { NavDivider } from './NavDivider';
import { NavLinkOut } from './NavLinkOut';

/** Props of {@link NavLine}. */
export interface NavLineProps {
  entry: Exclude<NavEntry, NavGroupEntry>;
  /** The key of the entry whose page is shown. */
  current: string | undefined;
}

/** One line of the navigation that opens nothing. */
export function NavLine({ entry, current }: NavLineProps) {
  switch (entry.kind) {
    case 'page':
      return (
        <NavEntryLink entry={entry} isCurrent={entry.key === current}>
          <NavBadge entry={entry} />
        </NavEntryLink>
      );
    case 'link':
      return <NavLinkOut entry={entry} />;
    default:
      return <NavDivider />;
  }
}
