import { useEffect, useState } from 'react';
import { useUiLanguage } from '../text/uiLanguage';
import { formatRelativeTime } from './formatRelativeTime';

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps {
  /** A date, epoch milliseconds, or text that `Date` reads. */
  value: Date | number | string;
  /** Puts the relative time into a sentence. */
  within?: (time: string) => string;
}

const minute = 60_000;

/** A time as people say it, '3 minutes ago', with the exact one on hover. An unreadable time is shown as it is. */
export function RelativeTime({ value, within = (time) => time }: RelativeTimeProps) {
  const language = useUiLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <span>{String(value)}</span>;
  const exact = date.toLocaleString(language, { dateStyle: 'full', timeStyle: 'medium' });
  return (
    <time dateTime={date.toISOString()} title={exact}>
      {within(formatRelativeTime(date, now, language))}
    </time>
  );
}
