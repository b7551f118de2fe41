import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import type { NavContentNavItem } from '#sdk';
import { navItemStyles } from './navStyles';

/** What the open drawer has room for; a longer name is told in full by the browser. */
const LONGEST = 20;

const Item = styled(NavLink)(({ theme }) => navItemStyles(theme));

/** One page in the drawer. Its name stays readable to assistive technology while the drawer is closed. */
export function NavItemLink({ icon, title, href }: NavContentNavItem) {
  return (
    <li>
      <Item to={href} end={href === '/'} title={title.length > LONGEST ? title : undefined}>
        {icon}
        <bdi>{title}</bdi>
      </Item>
    </li>
  );
}
