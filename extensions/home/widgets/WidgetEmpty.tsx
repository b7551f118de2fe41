import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, rem, resolveTokens, space } from '#ui';

// In the middle of the card, so that the free space around it looks intended.
const Box = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    minHeight: '100%',
    paddingBlock: space[2],
    textAlign: 'center',
    color: tokens.text.secondary,
    '& > svg': { width: 24, height: 24, strokeWidth: 1.5 },
    '& > p': { margin: 0, maxWidth: '36ch', textWrap: 'balance' },
    '& > p + *': { fontSize: rem(fontSize.md) },
  };
});

/** Props of {@link WidgetEmpty}. */
export interface WidgetEmptyProps {
  icon: ReactNode;
  /** What will be here, and how to get it. */
  children: ReactNode;
  /** A link to the next step. */
  action?: ReactNode;
}

/** Shown in a widget that has nothing to show. */
export function WidgetEmpty({ icon, children, action }: WidgetEmptyProps) {
  return (
    <Box>
      {icon}
      <p>{children}</p>
      {action}
    </Box>
  );
}
