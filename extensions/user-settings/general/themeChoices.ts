import type { AppTheme } from '#sdk';

/** A theme that users can select. Without a theme, the choice to follow the system. */
export interface ThemeChoice {
  id: string;
  theme: AppTheme | undefined;
}

/** The value of the choice to follow the system. No theme can have this id. */
export const automatic = '';

/** Returns light themes, then dark themes, then the choice to follow the system if there are themes of both variants. */
export function resolveThemeChoices(themes: readonly AppTheme[]): ThemeChoice[] {
  const choices = (['light', 'dark'] as const).flatMap((variant) =>
    themes.filter((theme) => theme.variant === variant).map((theme) => ({ id: theme.id, theme })),
  );
  const canFollow = new Set(themes.map(({ variant }) => variant)).size === 2;
  return canFollow ? [...choices, { id: automatic, theme: undefined }] : choices;
}
