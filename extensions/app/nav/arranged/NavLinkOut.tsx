import { styled } from '@mui/material/styles';
import { SquareArrowOutUpRight } from 'lucide-react';
import { SafeLink } from '#ui';
import type { NavLinkEntry } from '../navEntry';
import { navItemStyles } from '../navStyles';
import { NavLineContent } from './NavLineContent';

const Out = styled(SafeLink)(({ theme }) => ({
  ...navItemStyles(theme),
  '&& > svg': { margin: 0 },
  '& > [data-trail]': { display: 'flex', marginInlineStart: 'auto' },
  '& > span + [data-trail]': { marginInlineStart: 0 },
  '& > [data-trail] > svg': { width: 14, height: 14, margin: 0 },
  'nav:not([data-open], [data-pinned]) > ul > li > & > [data-trail]': { display: 'none' },
}));

/** An address outside the portal; it opens beside it. */
export function NavLinkOut({ entry }: { entry: NavLinkEntry }) {
  return (
    <li>
      <Out hideIcon href={entry.href}>
        <NavLineContent entry={entry} trail={SquareArrowOutUpRight} />
      </Out>
    </li>
  );
}
