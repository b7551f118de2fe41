import { useCallback } from 'react';
import { useReadyText } from '../useReadyText';
import { titlesTranslationRef } from './titlesTranslationRef';

/** Gives a title in the user's language; as it is written where nobody has translated it. */
export function useTitles(): (title: string) => string {
  // Titles are any text, and not only the keys of the bundle.
  const t = useReadyText(titlesTranslationRef) as ((key: string) => string) | undefined;
  return useCallback((title) => t?.(title) ?? title, [t]);
}
