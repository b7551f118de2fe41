import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useLinkClick } from '#sdk';
import type { NavPageEntry } from './navEntry';
import { navItemStyles } from './navStyles';

/** What the open drawer has room for; a longer name is told in full by the browser. */
const LONGEST = 20;

const Item = styled(NavLink)(({ theme }) => navItemStyles(theme));

/** Props of {@link NavEntryLink}. */
export interface NavEntryLinkProps {
  entry: NavPageEntry;
  /** Whether it may be marked as the current one: where another entry leads nearer to the address, this one is not. */
  isCurrent?: boolean;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

/** One page in the drawer. Its name stays readable to assistive technology while the drawer is closed. */
export function NavEntryLink({ entry, isCurrent = true, children }: NavEntryLinkProps) {
  const { href, icon, title } = entry;
  const handleClick = useLinkClick();
  return (
    <li>
      <Item
        to={href}
        onClick={handleClick}
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
