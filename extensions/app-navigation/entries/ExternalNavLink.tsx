import { styled } from '@mui/material/styles';
import { SquareArrowOutUpRight } from 'lucide-react';
import { SafeLink } from '#ui';
import type { NavLinkEntry } from './navEntry';
import { navItemStyles } from './navStyles';
import { NavEntryContent } from './NavEntryContent';

const Out = styled(SafeLink)(({ theme }) => ({
  ...navItemStyles(theme),
  '&& > svg': { margin: 0 },
  '& > [data-trail]': { display: 'flex', marginInlineStart: 'auto' },
  '& > span + [data-trail]': { marginInlineStart: 0 },
  '& > [data-trail] > svg': { width: 14, height: 14, margin: 0 },
  'nav:not([data-open], [data-pinned]) > ul > li > & > [data-trail]': { display: 'none' },
}));

/** An external link, opened in a new tab. */
export function ExternalNavLink({ entry }: { entry: NavLinkEntry }) {
  return (
    <li>
      <Out hideIcon href={entry.href}>
        <NavEntryContent entry={entry} trail={SquareArrowOutUpRight} />
      </Out>
    </li>
  );
}
