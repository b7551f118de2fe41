import { styled } from '@mui/material/styles';
import { space } from '#ui';

/** Filters beside the list; below md the filters are in a drawer and the list has all the width. */
export const IndexLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { '&:has(> aside)': { gridTemplateColumns: '232px minmax(0, 1fr)' } },
}));
