import { useMemo } from 'react';
import { appLanguageApiRef, useApi, useObservable, useTranslationRef } from '#sdk';
import { SelectField } from '#ui';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import { SettingRow } from './SettingRow';

/** Returns the native name of a language, or its tag if the browser does not know it. */
export function printLanguageName(tag: string): string {
  try {
    // The right-to-left pseudo-language has no native name. Developers who use it read English.
    const speakers = tag === 'ar-XB' ? 'en' : tag;
    const name = new Intl.DisplayNames([speakers], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

/** Selects the language. Hidden if only one is available. */
export function LanguageRow() {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const languageApi = useApi(appLanguageApiRef);
  const observable = useMemo(() => languageApi.language$(), [languageApi]);
  const { language } = useObservable(observable, languageApi.getLanguage());
  const { languages } = languageApi.getAvailableLanguages();
  if (languages.length < 2) return null;
  return (
    <SettingRow title={t('appearance.language')} note={t('appearance.languageNote')}>
      <SelectField
        hideLabel
        label={t('appearance.language')}
        value={language}
        options={languages.map((tag) => ({ value: tag, label: printLanguageName(tag) }))}
        onChange={(tag) => languageApi.setLanguage(tag)}
      />
    </SettingRow>
  );
}
