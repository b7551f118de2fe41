import { styled } from '@mui/material/styles';
import { badgeStyles } from '../entries/NavBadge';

const Pill = styled('span')(({ theme }) => ({
  ...badgeStyles(theme),
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: 'calc(50% + 4px)',
  // The entry is narrower than the badge may be.
  width: 'max-content',
  maxWidth: 44,
  paddingInline: 4,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  // Stays on the screen.
  'li:last-of-type &': { insetInlineStart: 'auto', insetInlineEnd: 2 },
}));

/** The word or number of an entry, over the corner of its icon. There is no space for large numbers. */
export function BarBadge({ badge }: { badge: string | undefined }) {
  return badge === undefined ? null : <Pill>{Number(badge) > 99 ? '99+' : badge}</Pill>;
}
