import type { AppLanguageApi } from '#sdk';
import type { LocalStore } from '../localStore/createLocalStore';
import { createPublisher } from '../stream/publisher';
import { type LanguageChoices, resolveLanguages } from './resolveLanguages';

const KEY = 'language';

/** Settings of {@link createAppLanguageApi}. */
export interface AppLanguageOptions extends LanguageChoices {
  store: LocalStore;
}

/**
 * Creates the language API. The selected language is stored in the browser under `language` and synced between tabs.
 *
 * @throws if the default language is not one of the available languages.
 */
export function createAppLanguageApi(options: AppLanguageOptions): AppLanguageApi {
  const { store } = options;
  const { languages, first } = resolveLanguages(options);

  function read(): { language: string } {
    const stored = store.read(KEY);
    return { language: stored !== undefined && languages.includes(stored) ? stored : first };
  }

  const { observable, publish } = createPublisher(() => [read()]);
  let published = read().language;
  store.listen((key) => {
    const now = read();
    if ((key !== KEY && key !== undefined) || now.language === published) return;
    published = now.language;
    publish(now);
  });

  return {
    getAvailableLanguages: () => ({ languages: [...languages] }),
    getLanguage: read,
    language$: () => observable,
    setLanguage(language) {
      if (language !== undefined && !languages.includes(language))
        throw new Error(
          `The language '${language}' is not available. Available languages: ${languages.join(', ')}.`,
        );
      store.write(KEY, language);
    },
  };
}
