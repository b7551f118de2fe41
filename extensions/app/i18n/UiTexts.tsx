import { type ReactNode, useCallback } from 'react';
import { appLanguageApiRef, createTranslationRef, useApi, useTranslationRef } from '#sdk';
import { uiMessages, UiTextContext, type UiText } from '#ui';
import { useDocumentLanguage } from './useDocumentLanguage';

/** The texts of tables, dialogs and other parts of every page. */
const uiTranslationRef = createTranslationRef({ id: 'ui', messages: uiMessages });

/** Gives the kit's parts their texts in the language of the portal. */
export function UiTexts({ children }: { children: ReactNode }) {
  const { t } = useTranslationRef(uiTranslationRef);
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
  return <UiTextContext value={text}>{children}</UiTextContext>;
}
