import { useState } from 'react';
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

/**
 * Returns how logs are shown, at first as in the URL, and a function that changes it. The options are also kept here, because the URL
 * changes later than what the user clicks must.
 */
export function useLogOptions(): readonly [LogOptions, (changed: Partial<LogOptions>) => void] {
  const [search, setSearch] = useSearchParams();
  const [options, setOptions] = useState(() => readOptions(search));
  const change = (changed: Partial<LogOptions>): void => {
    const changedOptions = { ...options, ...changed };
    setOptions(changedOptions);
    setSearch((now) => writeOptions(now, changedOptions), { replace: true, preventScrollReset: true });
  };
  return [options, change];
}

function readOptions(search: URLSearchParams): LogOptions {
  const range = search.get(names.range);
  return {
    range: logRangeNames.find((name) => name === range) ?? 'last',
    previous: search.get(names.previous) === 'true',
    timestamps: search.get(names.timestamps) === 'true',
    query: search.get(names.query) ?? '',
  };
}

function writeOptions(search: URLSearchParams, options: LogOptions): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(options) as Array<[keyof LogOptions, string | boolean]>) {
    if (value === '' || value === false || value === 'last') next.delete(names[name]);
    else next.set(names[name], String(value));
  }
  return next;
}
