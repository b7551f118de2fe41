import { useSearchParams } from 'react-router-dom';
import { logRangeNames, type LogRangeName } from './logRanges';

/** How logs are shown. It is in the URL: `?logRange=hour&logPrevious=true&logTimestamps=true&logSearch=timeout`. */
export interface LogOptions {
  range: LogRangeName;
  previous: boolean;
  timestamps: boolean;
  /** The text to search for. */
  query: string;
}

const names = {
  range: 'logRange',
  previous: 'logPrevious',
  timestamps: 'logTimestamps',
  query: 'logSearch',
} as const;

/** Returns how the URL shows logs, and a function that changes it. */
export function useLogOptions(): readonly [LogOptions, (changed: Partial<LogOptions>) => void] {
  const [search, setSearch] = useSearchParams();
  const range = search.get(names.range);
  const options: LogOptions = {
    range: logRangeNames.find((name) => name === range) ?? 'last',
    previous: search.get(names.previous) === 'true',
    timestamps: search.get(names.timestamps) === 'true',
    query: search.get(names.query) ?? '',
  };
  const change = (changed: Partial<LogOptions>): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changed) as Array<[keyof LogOptions, string | boolean]>) {
          if (value === '' || value === false || value === 'last') next.delete(names[name]);
          else next.set(names[name], String(value));
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [options, change];
}
