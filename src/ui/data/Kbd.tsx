import { styled } from '@mui/material/styles';
import { fontFamily, fontSize, rem } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';

/** A keyboard key or shortcut. */
export const Kbd = styled('kbd')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 20,
    height: 20,
    justifyContent: 'center',
    padding: '0 5px',
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: 4,
    backgroundColor: tokens.surface.muted,
    color: tokens.text.secondary,
    fontFamily: fontFamily.mono,
    fontSize: rem(fontSize.xs),
    lineHeight: 1,
  };
});
