import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, fontWeight, rem, resolveTokens, useFormatNumber } from '#ui';
import { Section } from './pageStyles';

const Count = styled('small')(({ theme }) => ({
  fontSize: rem(fontSize.sm),
  fontWeight: fontWeight.regular,
  color: resolveTokens(theme).text.secondary,
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
        {title} {count !== undefined && <Count>{formatNumber(count)}</Count>}
      </h3>
      {children}
    </Section>
  );
}
