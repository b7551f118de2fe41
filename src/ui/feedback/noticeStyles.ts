import type { Theme } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { StatusTone } from '../theme/palette';
import { resolveTokens } from '../theme/resolveTokens';
import { height, radius, space } from '../theme/scale';

/** The icon for each severity. */
export const toneIcons = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;

/** The shared styles of notices: an icon in the color of the severity, the message, and the dismiss button. */
export function noticeStyles(theme: Theme, tone: StatusTone) {
  const tokens = resolveTokens(theme);
  const colors = tokens.status[tone];
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    border: `1px solid ${colors.line}`,
    color: tokens.text.primary,
    '& > svg': { flex: 'none', width: 20, height: 20, marginTop: 6, color: colors.text },
    '& > button': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: height.control,
      height: height.control,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: tokens.text.secondary,
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.hover, color: tokens.text.primary },
      '& svg': { width: 16, height: 16 },
    },
  } as const;
}
