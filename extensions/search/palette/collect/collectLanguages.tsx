import { Languages } from 'lucide-react';
import type { AppLanguageApi } from '#sdk';
import { printLanguageName } from '#extensions/user-settings';
import type { PaletteText } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';

/** Collects the choices of the language. None if there is only one. */
export function collectLanguages(languageApi: AppLanguageApi, t: PaletteText): PaletteItem[] {
  const { languages } = languageApi.getAvailableLanguages();
  const { language } = languageApi.getLanguage();
  if (languages.length < 2) return [];
  return languages.map((tag) => ({
    id: `language:${tag}`,
    kind: 'command',
    group: 'settings',
    title: t('language', { name: printLanguageName(tag) }),
    keywords: ['language', tag],
    icon: <Languages aria-hidden />,
    isOn: tag === language,
    run: () => languageApi.setLanguage(tag),
  }));
}
