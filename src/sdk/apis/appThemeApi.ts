import type { ReactElement, ReactNode } from 'react';
import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** A theme that the user can choose. */
export interface AppTheme {
  id: string;
  title: string;
  variant: 'light' | 'dark';
  icon?: ReactElement;
  /** Puts the theme around the whole app. */
  Provider: (props: { children: ReactNode }) => ReactElement | null;
}

/** Which themes there are and which one the user chose. No choice means that the system's preference decides. */
export interface AppThemeApi {
  getInstalledThemes(): AppTheme[];
  /** Gives the chosen id at once, then each change. */
  activeThemeId$(): Observable<string | undefined>;
  getActiveThemeId(): string | undefined;
  /** Chooses a theme; without an argument the system's preference decides again. */
  setActiveThemeId(themeId?: string): void;
}

/** The ref of {@link AppThemeApi}. */
export const appThemeApiRef: ApiRef<AppThemeApi> = createApiRef<AppThemeApi>({ id: 'core.apptheme' });
