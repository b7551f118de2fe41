import type { Theme } from '@mui/material/styles';
import { resolveTokens } from '../theme/resolveTokens';

/** The styles of links in text and tables. */
export function linkStyles(theme: Theme) {
  const { accent } = resolveTokens(theme);
  return {
    color: accent.text,
    textDecoration: 'none',
    textUnderlineOffset: 3,
    borderRadius: 3,
    '&:hover': { textDecoration: 'underline', color: accent.text },
  };
}
