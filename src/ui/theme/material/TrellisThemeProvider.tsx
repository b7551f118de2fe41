import { GlobalStyles, ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { resolveTokens } from '../resolveTokens';
import { createBaseline } from './components/baseline';
import { createTrellisTheme } from './createTrellisTheme';
import type { TrellisThemeOptions } from './createTrellisTheme';

/** Props of {@link TrellisThemeProvider}. */
export interface TrellisThemeProviderProps extends TrellisThemeOptions {
  children: ReactNode;
}

/** Provides a Trellis theme to its children, and sets the base styles of the document. */
export function TrellisThemeProvider({ variant, accent, children }: TrellisThemeProviderProps) {
  const theme = useMemo(
    () => createTrellisTheme({ variant, ...(accent === undefined ? {} : { accent }) }),
    [variant, accent],
  );
  const baseline = useMemo(() => createBaseline(resolveTokens(theme), theme.typography.body1), [theme]);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={baseline} />
      {children}
    </ThemeProvider>
  );
}
