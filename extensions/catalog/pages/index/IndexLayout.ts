import { styled } from '@mui/material/styles';
import { space } from '#ui';

/** Filters beside the list. Below `md`, the filters are in a drawer and the list uses the full width. */
export const IndexLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { '&:has(> aside)': { gridTemplateColumns: '208px minmax(0, 1fr)' } },
}));
