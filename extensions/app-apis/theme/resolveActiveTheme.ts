import type { AppTheme } from '#sdk';

/**
 * Resolves the active theme: the stored one, else a dark one if the system prefers dark, else the first light one, else
 * the first. Returns `undefined` only if there are no themes.
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
