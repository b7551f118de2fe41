import type { CSSObject } from '@mui/material/styles';
import { fontFamily, rem } from '../../scale';
import type { Tokens } from '../../tokens';
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

/** Global styles: document elements, focus, motion, scroll bars, selection. */
export function createBaseline(tokens: Tokens, bodyText: CSSObject): CSSObject {
  const { surface, text, accent, line, variant } = tokens;
  return {
    ':root': {
      colorScheme: variant,
      scrollbarColor: `${line.control} transparent`,
      // For screens that render without the theme, such as the report over the app.
      '--trellis-accent': accent.text,
    },
    html: {
      boxSizing: 'border-box',
      scrollPaddingTop: 64,
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
      WebkitTextSizeAdjust: '100%',
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    body: {
      ...bodyText,
      margin: 0,
      backgroundColor: surface.canvas,
      color: text.primary,
      fontFeatureSettings: "'cv11', 'ss03'",
      // For elements in full screen.
      '&::backdrop': { backgroundColor: surface.canvas },
    },
    'code, kbd, pre, samp': {
      fontFamily: fontFamily.mono,
      fontSize: rem(13),
      // In right-to-left languages too, a path starts with its slash.
      direction: 'ltr',
      unicodeBidi: 'isolate',
    },
    ':focus-visible': focusRing(tokens),
    // An element that is only focused to set the reading position needs no focus ring.
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
    '::selection': { backgroundColor: accent.line },
    'b, strong': { fontWeight: 600 },
    // Mirrors directional icons in right-to-left languages.
    [`[dir=rtl] :is(${directional})`]: { transform: 'scaleX(-1)' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Zero, because with a short duration, inherited colors would run a transition for each nested element.
        transitionDuration: '0s !important',
        transitionDelay: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
    '@media (forced-colors: active)': {
      ':focus-visible': { outline: '2px solid Highlight' },
      'svg.lucide': { forcedColorAdjust: 'auto' },
    },
  };
}
