import { useEffect, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { VisuallyHidden } from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { useSearch } from '../state/searchContext';
import { useResultCount } from './useResultCount';

/** A pause, so that screen readers announce only the last of several changes. In ms. */
const SETTLED = 400;

/** Announces the number of results when it is known, and each time it changes. */
export function ResultStatus() {
  const { t } = useTranslationRef(searchTranslationRef);
  const print = useResultCount();
  const { term, results } = useSearch();
  const { response, isCurrent } = results;
  const [announced, setAnnounced] = useState('');
  const found =
    response && isCurrent ? print(response.numberOfResults ?? response.results.length) : undefined;
  const text = found !== undefined && term !== '' ? t('status.term', { results: found, term }) : found;
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setAnnounced(text), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
