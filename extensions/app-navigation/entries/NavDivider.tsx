import { styled } from '@mui/material/styles';
import { resolveTokens, space } from '#ui';

const Line = styled('hr')(({ theme }) => ({
  width: `calc(100% - ${space[6]}px)`,
  margin: `${space[2]}px ${space[3]}px`,
  border: 0,
  borderTop: `1px solid ${resolveTokens(theme).line.subtle}`,
}));

/** A line between entries. */
export function NavDivider() {
  return (
    <li>
      <Line />
    </li>
  );
}
