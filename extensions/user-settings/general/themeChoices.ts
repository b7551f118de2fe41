import type { AppTheme } from '#sdk';

/** One theme to choose. Without a theme it is the choice to follow the system. */
export interface ThemeChoice {
  id: string;
  theme: AppTheme | undefined;
}

/** The value of the choice to follow the system; no theme can have it as its id. */
export const automatic = '';

/** The themes to choose from: light ones, dark ones, and last to follow the system where there is something to follow. */
export function resolveThemeChoices(themes: readonly AppTheme[]): ThemeChoice[] {
  const choices = (['light', 'dark'] as const).flatMap((variant) =>
    themes.filter((theme) => theme.variant === variant).map((theme) => ({ id: theme.id, theme })),
  );
  const canFollow = new Set(themes.map(({ variant }) => variant)).size === 2;
  return canFollow ? [...choices, { id: automatic, theme: undefined }] : choices;
}
