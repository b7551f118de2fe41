import { styled } from '@mui/material/styles';
import { measure, space } from '../theme/scale';

/** The content of a page below its header: up to 1,440 px wide, with the page margins. */
export const Content = styled('div')({
  flex: 1,
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: `${space[6]}px ${space[6]}px ${space[12]}px`,
  '@media (max-width: 600px)': { padding: `${space[4]}px ${space[4]}px ${space[8]}px` },
});
