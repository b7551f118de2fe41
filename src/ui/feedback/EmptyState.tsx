import { styled } from '@mui/material/styles';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { fontSize, fontWeight, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty, or what would be here. */
  description?: ReactNode;
  icon?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
  /** The heading level of the title. */
  headingLevel?: 2 | 3;
  children?: ReactNode;
}

const Box = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[8]}px ${space[4]}px`,
    textAlign: 'center',
    color: tokens.text.secondary,
    '& > svg': { width: 28, height: 28, strokeWidth: 1.5 },
    '& :is(h2, h3)': {
      margin: 0,
      fontSize: rem(fontSize.lg),
      fontWeight: fontWeight.semibold,
      lineHeight: 1.4,
      color: tokens.text.primary,
    },
    '& > p': { margin: 0, maxWidth: '56ch', textWrap: 'balance' },
  };
});

const Below = styled('div')({
  marginTop: space[2],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
});

/** A placeholder for missing content: what is missing, why, and what to do. */
export function EmptyState({
  title,
  description,
  icon,
  action,
  headingLevel = 2,
  children,
}: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Box>
      {icon ?? <Inbox aria-hidden />}
      <Heading>{title}</Heading>
      {description === undefined ? null : <p>{description}</p>}
      {children}
      {action === undefined ? null : <Below>{action}</Below>}
    </Box>
  );
}
