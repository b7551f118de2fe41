import { createContext, useContext } from 'react';
import type { AppTheme } from '#sdk';

/** A theme of the portal's own: all of them are drawn by one provider, which reads the theme from its context. */
export interface OwnTheme extends AppTheme {
  accent?: string | undefined;
}

/** Carries the theme that is shown to its provider. */
export const ActiveThemeContext = createContext<AppTheme | undefined>(undefined);

/** Gives the theme that is shown. */
export function useActiveTheme(): OwnTheme | undefined {
  return useContext(ActiveThemeContext);
}
