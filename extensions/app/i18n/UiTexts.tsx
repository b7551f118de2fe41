import { type ReactNode, useCallback } from 'react';
import {
  appLanguageApiRef,
  sdkTranslationRef,
  titlesTranslationRef,
  translationApiRef,
  type TranslationRef,
  useApi,
  useTranslationRef,
} from '#sdk';
import { UiLanguageContext, UiTextContext, type UiText } from '#ui';
import { appTranslationRef } from './appMessages';
import { uiTranslationRef } from './uiTranslationRef';
import { useDocumentLanguage } from './useDocumentLanguage';

/** Bundles that every page needs: loaded together, not one after another as its parts are drawn. */
const onEveryPage: readonly TranslationRef[] = [
  uiTranslationRef,
  appTranslationRef,
  sdkTranslationRef,
  titlesTranslationRef,
];

/** Gives the kit's parts their texts in the language of the portal. */
export function UiTexts({ children }: { children: ReactNode }) {
  const translations = useApi(translationApiRef);
  for (const ref of onEveryPage) translations.getTranslation(ref);
  const { t } = useTranslationRef(uiTranslationRef);
  useTranslationRef(titlesTranslationRef);
  useTranslationRef(sdkTranslationRef);
  const { language } = useApi(appLanguageApiRef).getLanguage();
  useDocumentLanguage(language);
  const text = useCallback<UiText>(
    (key, values = {}) => {
      const numbers = new Intl.NumberFormat(language);
      const shown = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' && name !== 'count' ? numbers.format(value) : value,
      ]);
      // The kit says which values its messages take, by a type of its own.
      return (t as (key: string, values: object) => string)(key, Object.fromEntries(shown));
    },
    [t, language],
  );
  return (
    <UiLanguageContext value={language}>
      <UiTextContext value={text}>{children}</UiTextContext>
    </UiLanguageContext>
  );
}
