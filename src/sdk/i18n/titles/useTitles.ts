import { useCallback } from 'react';
import { useReadyText } from '../useReadyText';
import { titlesTranslationRef } from './titlesTranslationRef';

/** Returns a function that translates a title, or returns it unchanged if there is no translation. */
export function useTitles(): (title: string) => string {
  // Titles can be any text, not only keys of the bundle.
  const t = useReadyText(titlesTranslationRef) as ((key: string) => string) | undefined;
  return useCallback((title) => t?.(title) ?? title, [t]);
}
