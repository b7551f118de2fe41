import { styled } from '@mui/material/styles';
import { space } from '#ui';

/** Two columns, which follow each other in narrow windows. `shares` are the parts of the width, `3fr 2fr` by default. */
export const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'shares' })<{
  shares?: readonly [number, number];
}>(({ shares: [first, second] = [3, 2] }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)`,
  gap: space[6],
  alignItems: 'start',
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
}));
