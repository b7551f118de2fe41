import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { fontSize, fontWeight, rem, resolveTokens, space, useFormatNumber } from '#ui';

/** Props of {@link Section}. */
export interface SectionProps {
  title: string;
  /** A number after the title. */
  count?: number;
  /** A control at the end of the line of the title. */
  action?: ReactNode;
  children: ReactNode;
}

const Box = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
      minHeight: 32,
    },
    '& > header > h3': {
      flex: 1,
      margin: 0,
      fontSize: rem(fontSize.md),
      fontWeight: fontWeight.semibold,
    },
    '& > header small': {
      marginInlineStart: space[2],
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.regular,
      color: tokens.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
  };
});

/** A part of the details of an object. */
export function Section({ title, count, action, children }: SectionProps) {
  const id = useId();
  const formatNumber = useFormatNumber();
  return (
    <Box aria-labelledby={id}>
      <header>
        <h3 id={id}>
          {title}
          {count !== undefined && <small>{formatNumber(count)}</small>}
        </h3>
        {action}
      </header>
      {children}
    </Box>
  );
}
