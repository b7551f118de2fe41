import { createContext, useContext } from 'react';
import type { AppTheme } from '#sdk';

/** A built-in theme. All built-in themes share one provider, which reads the theme from the context. */
export interface OwnTheme extends AppTheme {
  accent?: string | undefined;
}

/** Provides the active theme to the theme's provider. */
export const ActiveThemeContext = createContext<AppTheme | undefined>(undefined);

/** Returns the active theme. */
export function useActiveTheme(): OwnTheme | undefined {
  return useContext(ActiveThemeContext);
}
