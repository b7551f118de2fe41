import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#ui';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
  gap: space[4],
  alignItems: 'start',
  '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Column = styled('div')({ display: 'grid', gap: space[4], minWidth: 0 });

const Side = styled(Column)({
  position: 'sticky',
  top: space[4],
  // In a single column, the info cards come first.
  '@media (max-width: 1000px)': { position: 'static', order: -1 },
});

/** The two columns of the overview: content and info cards. If one is empty, the other uses the full width. */
export function OverviewGrid({ main, side }: { main: ReactNode[]; side: ReactNode[] }) {
  if (side.length === 0) return <Column>{main}</Column>;
  if (main.length === 0) return <Column>{side}</Column>;
  return (
    <Grid>
      <Column>{main}</Column>
      <Side>{side}</Side>
    </Grid>
  );
}
