import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { createTrellisTheme } from './createTrellisTheme';
import type { TrellisThemeOptions } from './createTrellisTheme';

/** Props of {@link TrellisThemeProvider}. */
export interface TrellisThemeProviderProps extends TrellisThemeOptions {
  children: ReactNode;
}

/** Gives everything inside it a theme of Trellis, and the document its base styles. */
export function TrellisThemeProvider({ variant, accent, children }: TrellisThemeProviderProps) {
  const theme = useMemo(
    () => createTrellisTheme({ variant, ...(accent === undefined ? {} : { accent }) }),
    [variant, accent],
  );
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
