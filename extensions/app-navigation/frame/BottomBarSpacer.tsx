import { styled } from '@mui/material/styles';
import { navSizes } from '../entries/navStyles';

/** The height of the bar, with the space that the device needs below it. */
export const barHeight = `calc(${navSizes.bar}px + env(safe-area-inset-bottom))`;

/** Reserves space for the bar at the end of the page, so that it does not cover content. */
export const BottomBarSpacer = styled('div')({
  flex: 'none',
  height: barHeight,
  '@media print': { display: 'none' },
});
