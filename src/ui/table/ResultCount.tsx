import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../a11y/VisuallyHidden';
import { useUiText } from '../text/uiText';

const settleDelay = 400;

/** Announces the number of results when loading is done, and each time it changes. */
export function ResultCount({ count, settled }: { count: number | undefined; settled: boolean }) {
  const text = useUiText();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!settled || count === undefined) return undefined;
    const timer = setTimeout(() => setAnnouncement(text('table.results', { count })), settleDelay);
    return () => clearTimeout(timer);
  }, [count, settled, text]);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
