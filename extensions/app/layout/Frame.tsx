import { styled } from '@mui/material/styles';

/** Places the navigation beside the page. On phones, it is first in the reading order but at the bottom of the screen. */
export const Frame = styled('div')({
  display: 'flex',
  minHeight: 'calc(100dvh - var(--trellis-sticky-top, 0px))',
  '@media (max-width: 599.95px)': { flexDirection: 'column-reverse', justifyContent: 'flex-end' },
});
