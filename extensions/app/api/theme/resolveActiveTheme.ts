import type { AppTheme } from '#sdk';

/**
 * Chooses the theme that is shown: the stored one; else a dark one when the system prefers dark; else the first light
 * one; else the first. `undefined` only when there are no themes.
 */
export function resolveActiveTheme(
  themes: readonly AppTheme[],
  storedId: string | undefined,
  prefersDark: boolean,
): AppTheme | undefined {
  return (
    themes.find((theme) => theme.id === storedId) ??
    (prefersDark ? themes.find((theme) => theme.variant === 'dark') : undefined) ??
    themes.find((theme) => theme.variant === 'light') ??
    themes[0]
  );
}
