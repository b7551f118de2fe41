import { type ReactNode, useMemo } from 'react';
import {
  appLanguageApiRef,
  sdkTranslationRef,
  titlesTranslationRef,
  translationApiRef,
  type TranslationRef,
  useApi,
  useTranslationRef,
} from '#sdk';
import { createUiText, UiLanguageContext, UiTextContext, uiTranslationRef } from '#ui';
import { appTranslationRef } from './appMessages';
import { useDocumentLanguage } from './useDocumentLanguage';

/** Bundles that every page needs. Requesting them together avoids a waterfall. */
const onEveryPage: readonly TranslationRef[] = [
  uiTranslationRef,
  appTranslationRef,
  sdkTranslationRef,
  titlesTranslationRef,
];

/** Provides the texts of the component kit in the user's language. */
export function UiTexts({ children }: { children: ReactNode }) {
  const translations = useApi(translationApiRef);
  for (const ref of onEveryPage) translations.getTranslation(ref);
  const { t } = useTranslationRef(uiTranslationRef);
  useTranslationRef(titlesTranslationRef);
  useTranslationRef(sdkTranslationRef);
  const { language } = useApi(appLanguageApiRef).getLanguage();
  useDocumentLanguage(language);
  const text = useMemo(() => createUiText(t, language), [t, language]);
  return (
    <UiLanguageContext value={language}>
      <UiTextContext value={text}>{children}</UiTextContext>
    </UiLanguageContext>
  );
}
