import type { Theme } from '@mui/material/styles';
import { resolveTokens } from '../theme/resolveTokens';

/** How a link looks in text and tables; `quiet` takes the colour of its surroundings until it is pointed at. */
export function linkStyles(theme: Theme, quiet = false) {
  const { accent } = resolveTokens(theme);
  return {
    color: quiet ? 'inherit' : accent.text,
    textDecoration: 'none',
    textUnderlineOffset: 3,
    borderRadius: 3,
    '&:hover': { textDecoration: 'underline', color: accent.text },
  };
}
