import { styled } from '@mui/material/styles';
import { space } from '#ui';

/** A list inside a warning. */
export const WarningList = styled('ul')({
  margin: `${space[1]}px 0 0`,
  paddingInlineStart: space[6],
  overflowWrap: 'anywhere',
});
