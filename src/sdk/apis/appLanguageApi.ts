import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** The available languages and the current one. A change is stored for the next visit and applied in other tabs. */
export interface AppLanguageApi {
  getAvailableLanguages(): { languages: string[] };
  /**
   * Sets the language. Without an argument, resets it to the default.
   *
   * @throws if the language is not available
   */
  setLanguage(language?: string): void;
  getLanguage(): { language: string };
  /** Emits the current language and then each change. */
  language$(): Observable<{ language: string }>;
}

/** The ref of {@link AppLanguageApi}. */
export const appLanguageApiRef: ApiRef<AppLanguageApi> = createApiRef<AppLanguageApi>({
  id: 'core.applanguage',
});
