import { type ReactNode, useEffect } from 'react';
import { afterFirstContent } from '#sdk';
import { TrellisThemeProvider } from '#ui';
import { useActiveTheme } from './activeThemeContext';

const loadIconColor = () => import('./setIconColor');

/**
 * Provider of all built-in themes. Because they share this component, pages keep their state (such as form input) when
 * the theme changes.
 */
export function OwnThemeProvider({ children }: { children: ReactNode }) {
  const { variant = 'light', accent } = useActiveTheme() ?? {};
  useEffect(() => {
    let isCurrent = true;
    afterFirstContent(loadIconColor).then(
      ({ setIconColor }) => isCurrent && setIconColor(variant, accent),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [variant, accent]);
  return (
    <TrellisThemeProvider variant={variant} {...(accent === undefined ? {} : { accent })}>
      {children}
    </TrellisThemeProvider>
  );
}
