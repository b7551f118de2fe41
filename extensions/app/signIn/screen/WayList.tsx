import { styled } from '@mui/material/styles';
import { space } from '#ui';

/** The list that cards of ways in stand in; many of them stand in two columns where there is room. */
export const WayList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
