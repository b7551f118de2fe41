import { styled } from '@mui/material/styles';
import { navSizes } from './navStyles';

/** Holds the bar's place at the end of the page, so that it covers nothing. */
export const BottomBarPlace = styled('div')({
  flex: 'none',
  height: `calc(${navSizes.bar}px + env(safe-area-inset-bottom))`,
  '@media print': { display: 'none' },
});
