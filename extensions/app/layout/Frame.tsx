import { styled } from '@mui/material/styles';

/** The navigation beside the page; on a phone it is the first thing in reading order and the last on the screen. */
export const Frame = styled('div')({
  display: 'flex',
  minHeight: 'calc(100dvh - var(--trellis-sticky-top, 0px))',
  '@media (max-width: 599.95px)': { flexDirection: 'column-reverse', justifyContent: 'flex-end' },
});
