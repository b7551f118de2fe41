import type { Theme } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import { createComponentDefaults } from './components/createComponentDefaults';
import { fontFamily, fontSize, fontWeight, motion, radius, rem } from '../scale';
import type { ThemeVariant, Tokens } from '../tokens';
import { createTokens } from '../tokens';

declare module '@mui/material/styles' {
  interface Theme {
    /** The Trellis colors. Missing in themes that plugins create, so use `resolveTokens` to read them. */
    trellis?: Tokens;
  }
  interface ThemeOptions {
    trellis?: Tokens;
  }
}

/** Options of a Trellis theme. */
export interface TrellisThemeOptions {
  variant: ThemeVariant;
  /** `#rgb` or `#rrggbb`. The theme uses shades of it with enough contrast. */
  accent?: string;
}

function createPalette(tokens: Tokens) {
  const { status, surface, text, line, accent, variant } = tokens;
  const onText = variant === 'dark' ? '#0d1014' : '#ffffff';
  const of = (tone: keyof Tokens['status']) => ({
    main: status[tone].text,
    light: status[tone].soft,
    dark: status[tone].text,
    contrastText: onText,
  });
  return {
    mode: variant,
    primary: { main: accent.fill, light: accent.soft, dark: accent.fillHover, contrastText: accent.onFill },
    secondary: { main: text.secondary, light: surface.muted, dark: text.primary, contrastText: onText },
    success: of('success'),
    warning: of('warning'),
    error: of('error'),
    info: of('info'),
    text: { primary: text.primary, secondary: text.secondary, disabled: text.secondary },
    background: { default: surface.canvas, paper: surface.base },
    divider: line.subtle,
    action: { hover: surface.hover, selected: accent.soft, active: text.secondary, focus: surface.hover },
  };
}

function style(size: number, weight: number, lineHeight: number, letterSpacing?: string) {
  return {
    fontSize: rem(size),
    fontWeight: weight,
    lineHeight,
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
  };
}

function createTypography() {
  const { regular, medium, semibold } = fontWeight;
  return {
    fontFamily: fontFamily.sans,
    fontSize: fontSize.md,
    fontWeightRegular: regular,
    fontWeightMedium: medium,
    fontWeightBold: semibold,
    h1: style(fontSize['2xl'], semibold, 1.25, '-0.014em'),
    h2: style(fontSize.xl, semibold, 1.3, '-0.01em'),
    h3: style(fontSize.lg, semibold, 1.4, '-0.006em'),
    h4: style(fontSize.md, semibold, 1.45),
    h5: style(fontSize.md, semibold, 1.45),
    h6: style(fontSize.sm, semibold, 1.45),
    subtitle1: style(fontSize.md, medium, 1.5),
    subtitle2: style(fontSize.sm, medium, 1.5),
    body1: style(fontSize.md, regular, 1.5),
    body2: style(fontSize.sm, regular, 1.5),
    button: { ...style(fontSize.md, medium, 1.25), textTransform: 'none' as const },
    caption: style(fontSize.xs, regular, 1.4),
    overline: { ...style(fontSize.xs, medium, 1.4), textTransform: 'none' as const },
  };
}

/**
 * Creates a Material UI theme with the Trellis tokens, type scale and component defaults.
 *
 * @example createTrellisTheme({ variant: 'dark', accent: '#0f766e' })
 */
export function createTrellisTheme(options: TrellisThemeOptions): Theme {
  const tokens = createTokens(options.variant, options.accent);
  const theme = createTheme({
    palette: createPalette(tokens),
    typography: createTypography(),
    spacing: 4,
    shape: { borderRadius: radius.control },
    transitions: {
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.base,
        standard: motion.base,
        complex: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.base,
      },
    },
  });
  // As options, they would be copied twice, one value at a time. Material UI does not check them this way.
  return Object.assign(theme, { trellis: tokens, components: createComponentDefaults(tokens) });
}
