import { alpha, type Components, type Theme } from '@mui/material/styles';
import type { StatusTone } from '../../palette';
import { fontSize, radius, rem } from '../../scale';
import type { Tokens } from '../../tokens';

function alertOf(tokens: Tokens, tone: StatusTone) {
  const { text, soft, line } = tokens.status[tone];
  return {
    backgroundColor: soft,
    borderColor: line,
    color: tokens.text.primary,
    '& .MuiAlert-icon': { color: text },
  };
}

/** Defaults and styles of alerts, progress, skeletons and snackbars. */
export function createFeedbackDefaults(tokens: Tokens): Components<Theme> {
  const { surface, line, text } = tokens;
  const tones: StatusTone[] = ['success', 'warning', 'error', 'info'];
  return {
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: radius.card,
          border: `1px solid ${line.subtle}`,
          padding: '8px 16px',
          fontSize: rem(fontSize.md),
        },
        icon: { padding: '6px 0', marginRight: 0, marginInlineEnd: 12 },
        message: { padding: '6px 0', minWidth: 0, overflowWrap: 'anywhere' },
      },
      variants: tones.map((tone) => ({
        props: { severity: tone as 'success' | 'warning' | 'error' | 'info', variant: 'standard' as const },
        style: alertOf(tokens, tone),
      })),
    },
    MuiSkeleton: {
      defaultProps: { animation: 'pulse' },
      styleOverrides: { root: { backgroundColor: alpha(text.primary, 0.12), borderRadius: radius.control } },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 2, backgroundColor: surface.muted } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          backgroundColor: surface.floating,
          color: text.primary,
          border: `1px solid ${line.subtle}`,
          boxShadow: tokens.shadow,
          borderRadius: radius.card,
        },
      },
    },
  };
}
