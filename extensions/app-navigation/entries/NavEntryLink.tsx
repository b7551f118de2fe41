import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLinkClick, NavLink } from '#sdk';
import type { NavPageEntry } from './navEntry';
import { useNavDialog } from './NavDialogs';
import { navItemStyles } from './navStyles';

/** The space for a title in the open drawer, in px. Longer titles get a tooltip. */
const LONGEST = 20;

const Item = styled(NavLink)(({ theme }) => navItemStyles(theme));

/** Props of {@link NavEntryLink}. */
export interface NavEntryLinkProps {
  entry: NavPageEntry;
  /** Whether the entry may be marked as current. It is `false` if another entry matches better. */
  isCurrent?: boolean;
  /** Content at the end of the entry. */
  children?: ReactNode;
}

/** A page in the drawer. Its title stays available to assistive technology while the drawer is collapsed. */
export function NavEntryLink({ entry, isCurrent = true, children }: NavEntryLinkProps) {
  const { href, icon, title } = entry;
  const dialog = useNavDialog(href);
  const handleClick = useLinkClick(dialog.handle);
  return (
    <li>
      <Item
        to={href}
        onClick={handleClick}
        aria-haspopup={dialog['aria-haspopup']}
        end={href === '/'}
        aria-current={isCurrent ? 'page' : false}
        title={title.length > LONGEST ? title : undefined}
      >
        {icon}
        <bdi>{title}</bdi>
        {children}
      </Item>
    </li>
  );
}
