import type { Components, Theme } from '@mui/material/styles';
import { fontFamily, rem } from '../scale';
import type { Tokens } from '../tokens';
import { focusRing } from './focusRing';

const directional = [
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'list',
  'log-in',
  'log-out',
  'panel-left-close',
  'panel-left-open',
]
  .map((name) => `.lucide-${name}`)
  .concat('[data-directional]')
  .join(',');

/** Page-wide rules: the document's own elements, focus, motion, scroll bars, selection. */
export function createBaselineDefaults(tokens: Tokens): Components<Theme> {
  const { surface, text, accent, line, variant } = tokens;
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': { colorScheme: variant, scrollbarColor: `${line.control} transparent` },
        html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: 64 },
        body: { backgroundColor: surface.canvas, color: text.primary, fontFeatureSettings: "'cv11', 'ss03'" },
        'code, kbd, pre, samp': { fontFamily: fontFamily.mono, fontSize: rem(13) },
        ':focus-visible': focusRing(tokens),
        // A region that takes focus only so that reading starts there needs no ring.
        '[tabindex="-1"]:focus-visible': { outline: 'none' },
        '::selection': { backgroundColor: accent.line },
        'b, strong': { fontWeight: 600 },
        // What points along the line points the other way where the line runs from right to left.
        [`[dir=rtl] :is(${directional})`]: { transform: 'scaleX(-1)' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Not a short time: inherited colours would go through it once for each element that they pass.
            transitionDuration: '0s !important',
            transitionDelay: '0s !important',
            scrollBehavior: 'auto !important',
          },
        },
        '@media (forced-colors: active)': {
          ':focus-visible': { outline: '2px solid Highlight' },
          'svg.lucide': { forcedColorAdjust: 'auto' },
        },
      },
    },
  };
}
