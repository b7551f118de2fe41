import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { fontSize, rem, resolveTokens } from '#ui';

/** Props of {@link Folded}. */
export interface FoldedProps {
  label: ReactNode;
  /** Whether it is open initially. */
  isOpen?: boolean;
  children: ReactNode;
}

const Details = styled('details')(({ theme }) => ({
  minWidth: 0,
  '& > summary': {
    width: 'fit-content',
    maxWidth: '100%',
    minHeight: 24,
    lineHeight: '24px',
    cursor: 'pointer',
    fontSize: rem(fontSize.sm),
    color: resolveTokens(theme).text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** Details that are rendered when the user opens them. */
export function Folded({ label, isOpen: isInitiallyOpen = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <Details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children}
    </Details>
  );
}
