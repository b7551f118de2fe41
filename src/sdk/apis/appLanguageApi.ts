import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** Which languages there are and which one is in use. A change is kept for the next visit and reaches other tabs. */
export interface AppLanguageApi {
  getAvailableLanguages(): { languages: string[] };
  /** Chooses a language; without an argument the choice returns to the default. Throws for a language that is not available. */
  setLanguage(language?: string): void;
  getLanguage(): { language: string };
  /** Gives the current language at once, then each change. */
  language$(): Observable<{ language: string }>;
}

/** The ref of {@link AppLanguageApi}. */
export const appLanguageApiRef: ApiRef<AppLanguageApi> = createApiRef<AppLanguageApi>({
  id: 'core.applanguage',
});
