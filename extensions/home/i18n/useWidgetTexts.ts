import { useCallback } from 'react';
import { useTitles, useTranslationRef } from '#sdk';
import { homeTranslationRef } from './homeTranslationRef';

/**
 * Returns a function that translates texts of widgets, such as titles and descriptions: those of this plugin, and those of others
 * like titles of pages.
 */
export function useWidgetTexts(): (text: string) => string {
  const { t } = useTranslationRef(homeTranslationRef);
  const translateTitle = useTitles();
  return useCallback(
    (text) => (isOwn(text) ? t(`widgets.${text}`) : translateTitle(text)),
    [t, translateTitle],
  );
}

type OwnText = keyof typeof homeTranslationRef.messages extends infer Key
  ? Key extends `widgets.${infer Text}`
    ? Text
    : never
  : never;

function isOwn(text: string): text is OwnText {
  return Object.hasOwn(homeTranslationRef.messages, `widgets.${text}`);
}
