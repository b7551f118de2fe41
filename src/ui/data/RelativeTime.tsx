import { useEffect, useState } from 'react';
import { useUiLanguage } from '../text/uiLanguage';
import { formatExactTime } from './formatExactTime';
import { formatRelativeTime } from './formatRelativeTime';

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps {
  /** A date, epoch milliseconds, or a string that `Date` can parse. */
  value: Date | number | string;
  /** Formats the sentence that contains the relative time. */
  within?: (time: string) => string;
}

const minute = 60_000;

/** A relative time such as '3 minutes ago', with the exact time on hover. A value that is not a date is shown unchanged. */
export function RelativeTime({ value, within = (time) => time }: RelativeTimeProps) {
  const language = useUiLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <span>{String(value)}</span>;
  const exact = formatExactTime(date, language);
  return (
    <time dateTime={date.toISOString()} title={exact}>
      {within(formatRelativeTime(date, now, language))}
    </time>
  );
}
