import { useEffect, useRef } from 'react';
import { useAnalytics } from '#sdk';
import { useSearch } from './searchContext';

/** Captures a `search` event for each term that was searched, with the number of results. */
export function TrackSearch() {
  const analytics = useAnalytics();
  const { term, results } = useSearch();
  const { response, isCurrent } = results;
  const tracked = useRef('');
  const count = response?.numberOfResults;
  useEffect(() => {
    if (term.trim() === '') tracked.current = '';
    if (!isCurrent || term.trim() === '' || tracked.current === term) return;
    tracked.current = term;
    analytics.captureEvent('search', term, count === undefined ? {} : { value: count });
  }, [analytics, term, isCurrent, count]);
  return null;
}
