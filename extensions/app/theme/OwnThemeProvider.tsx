import type { ReactNode } from 'react';
import { TrellisThemeProvider } from '#ui';
import { useActiveTheme } from './activeThemeContext';

/**
 * Draws every theme of the portal's own. That it is the same component for all of them lets a page keep its state, a
 * half-filled form for one, when the theme changes.
 */
export function OwnThemeProvider({ children }: { children: ReactNode }) {
  const theme = useActiveTheme();
  const accent = theme?.accent;
  return (
    <TrellisThemeProvider variant={theme?.variant ?? 'light'} {...(accent === undefined ? {} : { accent })}>
      {children}
    </TrellisThemeProvider>
  );
}
