import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';

const Card = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[4],
    padding: space[4],
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.base,
    overflowWrap: 'anywhere',
    '& h2': { margin: 0, fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold, lineHeight: 1.4 },
    '& h2 + p': { fontSize: rem(fontSize.sm), lineHeight: 1.45 },
    '& > :last-child': { display: 'flex', flexWrap: 'wrap', gap: space[2] },
    '& button': { minWidth: 96 },
    // Material UI shrinks labels to 75 %, which is less than the smallest font size.
    '& label[data-shrink="true"]': { transform: 'translate(14px, -9px) scale(.9)' },
    '& legend': { fontSize: '.9em' },
    '&[data-stacked="true"] > :last-child, & form': { gridColumn: '1 / -1', width: '100%' },
    '& form': { display: 'grid', gap: space[4] },
    '@media (max-width: 480px)': {
      '& > :last-child': { gridColumn: '1 / -1' },
      '& button': { flex: '1 1 auto' },
    },
  };
});

/** Props of {@link SignInMethodCard}. */
export interface SignInMethodCardProps {
  icon: ReactNode;
  title: string;
  note: string;
  /** Places the content below the note. */
  isStacked?: boolean;
  /** The button or form. */
  children: ReactNode;
}

/** The card of a sign-in method. */
export function SignInMethodCard({ icon, title, note, isStacked = false, children }: SignInMethodCardProps) {
  return (
    <Card data-stacked={isStacked}>
      {icon}
      <div>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p>{note}</p>
      </div>
      <div>{children}</div>
    </Card>
  );
}
