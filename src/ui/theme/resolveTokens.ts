import type { Theme } from '@mui/material/styles';
import type { Tokens } from './tokens';
import { createTokens } from './tokens';

const fallback = { light: createTokens('light'), dark: createTokens('dark') };

/** The colours of a theme; those of Trellis in the same variant when a plugin's own Material UI theme has none. */
export function resolveTokens(theme: Theme): Tokens {
  return theme.trellis ?? fallback[theme.palette.mode];
}
