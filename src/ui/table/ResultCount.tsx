import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../a11y/VisuallyHidden';
import { useUiText } from '../text/uiText';

const settleDelay = 400;

/** Says how many results there are once they have settled, and again when that changes. */
export function ResultCount({ count, settled }: { count: number | undefined; settled: boolean }) {
  const text = useUiText();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!settled || count === undefined) return undefined;
    const timer = setTimeout(() => setSaid(text('table.results', { count })), settleDelay);
    return () => clearTimeout(timer);
  }, [count, settled, text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
