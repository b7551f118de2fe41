import type { Theme } from '@mui/material/styles';
import type { Tokens } from './tokens';
import { createTokens } from './tokens';

const fallback = { light: createTokens('light'), dark: createTokens('dark') };

/**
 * Returns the colors of a theme. For a Material UI theme without Trellis colors, returns the default colors of the same
 * variant.
 */
export function resolveTokens(theme: Theme): Tokens {
  return theme.trellis ?? fallback[theme.palette.mode];
}
