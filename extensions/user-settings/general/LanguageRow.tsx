import { useMemo } from 'react';
import { appLanguageApiRef, useApi, useObservable, useTranslationRef } from '#sdk';
import { SelectField } from '#ui';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import { printLanguageName } from './printLanguageName';
import { SettingRow } from './SettingRow';

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
