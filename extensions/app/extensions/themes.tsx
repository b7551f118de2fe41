import { Moon, Sun } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import * as z from 'zod/mini';
import { ThemeBlueprint } from '#sdk';
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

function createTheme(variant: 'light' | 'dark', icon: ReactElement, accent: string | undefined): OwnTheme {
  return {
    id: variant,
    title: appTranslationRef.messages[`theme.${variant}`],
    variant,
    icon,
    accent,
    Provider,
  };
}

/** The light theme. */
export const lightThemeExtension = ThemeBlueprint.makeWithOverrides({
  name: 'light',
  configSchema,
  factory: (originalFactory, { config }) =>
    originalFactory({ theme: createTheme('light', <Sun size={24} aria-hidden />, config.accent) }),
});

/** The dark theme. */
export const darkThemeExtension = ThemeBlueprint.makeWithOverrides({
  name: 'dark',
  configSchema,
  factory: (originalFactory, { config }) =>
    originalFactory({ theme: createTheme('dark', <Moon size={24} aria-hidden />, config.accent) }),
});
