import { Moon, Sun } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import * as z from 'zod/mini';
import { ThemeBlueprint } from '#sdk';
import { appTranslationRef } from '../i18n/appMessages';
import { chromeComponent } from '../tree/loadChrome';
import type { OwnTheme } from './activeThemeContext';

const configSchema = {
  /** The one colour of buttons, links and what is selected, as `#rgb` or `#rrggbb`. */
  accent: z.optional(z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i))),
};

const Provider = chromeComponent<{ children: ReactNode }>((chrome) => chrome.OwnThemeProvider);

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

/** The light look of the portal. */
export const lightThemeExtension = ThemeBlueprint.makeWithOverrides({
  name: 'light',
  configSchema,
  factory: (originalFactory, { config }) =>
    originalFactory({ theme: createTheme('light', <Sun size={24} aria-hidden />, config.accent) }),
});

/** The dark look of the portal. */
export const darkThemeExtension = ThemeBlueprint.makeWithOverrides({
  name: 'dark',
  configSchema,
  factory: (originalFactory, { config }) =>
    originalFactory({ theme: createTheme('dark', <Moon size={24} aria-hidden />, config.accent) }),
});
