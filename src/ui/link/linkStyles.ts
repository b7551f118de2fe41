import type { Theme } from '@mui/material/styles';
import { resolveTokens } from '../theme/resolveTokens';

/** The styles of links in text and tables. A `quiet` link uses the surrounding text color until hover. */
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
