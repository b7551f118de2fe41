import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const ALL = 'all';

/** The parameters of the URL that belong to open logs. */
const logParameters = ['logs', 'logRange', 'logPrevious', 'logTimestamps', 'logSearch'];

/** The logs that are shown. They are in the URL: `?logs=all` or the key of a container. */
export interface OpenLogs {
  /** The key of the container, empty for all, undefined if no logs are shown. */
  selected: string | undefined;
  open: (key: string) => void;
  close: () => void;
}

/** Returns which logs of the open object the URL shows. */
export function useOpenLogs(): OpenLogs {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has('logs');
  const set = useCallback(
    (value: string | undefined) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === undefined) for (const name of logParameters) next.delete(name);
          else next.set('logs', value);
          return next;
        },
        // Back closes the logs, and does not show each container again.
        { preventScrollReset: true, replace: value === undefined || isOpen },
      ),
    [setSearch, isOpen],
  );
  const value = search.get('logs');
  return {
    selected: value === null ? undefined : value === ALL ? '' : value,
    open: useCallback((key: string) => set(key === '' ? ALL : key), [set]),
    close: useCallback(() => set(undefined), [set]),
  };
}
