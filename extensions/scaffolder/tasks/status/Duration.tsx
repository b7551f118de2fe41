import { useEffect, useState } from 'react';
import { useUiLanguage } from '#ui';
import { formatDuration } from './formatDuration';

/** Props of {@link Duration}. */
export interface DurationProps {
  /** Epoch ms. */
  from: number;
  /** Epoch ms. Without it, the duration grows every second. */
  to?: number | undefined;
}

/** How long something took, or takes so far. */
export function Duration({ from, to }: DurationProps) {
  const language = useUiLanguage();
  const [now, setNow] = useState(() => Date.now());
  const isRunning = to === undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const shown = isRunning ? Math.floor((now - from) / 1000) * 1000 : to - from;
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatDuration(shown, language)}</span>;
}
