import { useCallback } from 'react';
import { useTranslationRef } from '#sdk';
import { useFormatNumber } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';

/** The highest number of results that the backend counts. */
export const mostCounted = 10_000;

/** Returns a function that prints a number of results: `12 results`, or `>10000 results`. */
export function useResultCount(): (count: number | undefined) => string {
  const { t } = useTranslationRef(searchTranslationRef);
  return useCallback(
    (count) => {
      if (count === undefined) return t('status.unknown');
      return count >= mostCounted ? t('status.many') : t('status.results', { count });
    },
    [t],
  );
}

/** Returns a function that prints a number of results without a word: `12`, or `>10000`. */
export function usePlainCount(): (count: number) => string {
  const formatNumber = useFormatNumber();
  return useCallback((count) => (count >= mostCounted ? '>10000' : formatNumber(count)), [formatNumber]);
}
