import type { ReactElement, ReactNode } from 'react';
import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** A theme that users can select. */
export interface AppTheme {
  id: string;
  title: string;
  variant: 'light' | 'dark';
  icon?: ReactElement;
  /** Applies the theme to the app inside. */
  Provider: (props: { children: ReactNode }) => ReactElement | null;
}

/** The installed themes and the user's selection. Without a selection, the system preference applies. */
export interface AppThemeApi {
  getInstalledThemes(): AppTheme[];
  /** Emits the selected id and then each change. */
  activeThemeId$(): Observable<string | undefined>;
  getActiveThemeId(): string | undefined;
  /** Selects a theme. Without an argument, the system preference applies again. */
  setActiveThemeId(themeId?: string): void;
}

/** The ref of {@link AppThemeApi}. */
export const appThemeApiRef: ApiRef<AppThemeApi> = createApiRef<AppThemeApi>({ id: 'core.apptheme' });
