import { styled } from '@mui/material/styles';
import { space } from '#ui';

/** The list of sign-in methods. */
export const SignInMethodList = styled('ul')({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
