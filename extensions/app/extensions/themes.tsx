import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { lazyPart, preloadLater, ThemeBlueprint } from '#sdk';
import { appTranslationRef } from '../i18n/appMessages';
import { chrome } from './chrome';
import type { OwnTheme } from '../theme/activeThemeContext';

const configSchema = {
  /** Color of buttons, links and selected items, as `#rgb` or `#rrggbb`. */
  accent: z.optional(
    z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "must be a color such as '#0f766e'")),
  ),
};

const Provider = chrome.component<{ children: ReactNode }>((parts) => parts.OwnThemeProvider);

/** Reserves the space of an icon. */
function Blank() {
  return <svg width={24} height={24} aria-hidden />;
}

const ThemeIcon = lazyPart(
  preloadLater(async () => (await import('../theme/ThemeIcon')).ThemeIcon),
  Blank,
  Blank,
);

function createTheme(variant: 'light' | 'dark', accent: string | undefined): OwnTheme {
  return {
    id: variant,
    title: appTranslationRef.messages[`theme.${variant}`],
    variant,
    icon: <ThemeIcon variant={variant} />,
    accent,
    Provider,
  };
}

/** The light theme. */
export const lightThemeExtension = ThemeBlueprint.makeWithOverrides({
  name: 'light',
  configSchema,
  factory: (originalFactory, { config }) => originalFactory({ theme: createTheme('light', config.accent) }),
});

/** The dark theme. */
export const darkThemeExtension = ThemeBlueprint.makeWithOverrides({
  name: 'dark',
  configSchema,
  factory: (originalFactory, { config }) => originalFactory({ theme: createTheme('dark', config.accent) }),
});
