import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';

const Card = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: space[4],
    rowGap: space[4],
    padding: space[6],
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.base,
    overflowWrap: 'anywhere',
    '& h2': {
      margin: `0 0 ${space[1]}px`,
      fontSize: rem(fontSize.lg),
      fontWeight: fontWeight.semibold,
      lineHeight: 1.3,
    },
    // The foot stands at the bottom, so that the buttons of a row stand in one line.
    gridTemplateRows: '1fr auto',
    '& > :last-child, & form': { gridColumn: '1 / -1', display: 'grid', gap: space[4] },
    '@media (max-width: 600px)': { padding: space[4] },
  };
});

/** Props of {@link WayCard}. */
export interface WayCardProps {
  icon: ReactNode;
  title: string;
  note: string;
  /** The button, or the form. */
  children: ReactNode;
}

/** The card of one way in. */
export function WayCard({ icon, title, note, children }: WayCardProps) {
  return (
    <Card>
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
