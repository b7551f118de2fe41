import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, fontWeight, rem, resolveTokens, space, useFormatNumber } from '#ui';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '& > h3': {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[2],
    margin: 0,
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.5,
    '& small': {
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.regular,
      color: resolveTokens(theme).text.secondary,
    },
  },
}));

/** Props of {@link PartSection}. */
export interface PartSectionProps {
  title: string;
  /** The number of items in it. */
  count?: number;
  children: ReactNode;
}

/** A section of a part of a definition, such as its arguments. */
export function PartSection({ title, count, children }: PartSectionProps) {
  const formatNumber = useFormatNumber();
  return (
    <Section>
      <h3>
        {title}
        {count !== undefined && <small>{formatNumber(count)}</small>}
      </h3>
      {children}
    </Section>
  );
}
