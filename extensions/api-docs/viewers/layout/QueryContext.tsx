import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '#ui/headless';

const parameter = 'q';

/** The search in the navigation of a definition, and a function to change it. */
export type Query = readonly [query: string, setQuery: (query: string) => void];

const QueryContext = createContext<Query>(['', () => {}]);

/**
 * Holds the search in the navigation. It is in the URL, and does not add entries to the history. Because the whole page reads the
 * URL, the results are shown first, and the URL follows when typing pauses.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const { typed, type } = useDebouncedText({
    value: search.get(parameter) ?? '',
    onChange: (query) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (query === '') after.delete(parameter);
          else after.set(parameter, query);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  });
  const value = useMemo((): Query => [typed, type], [typed, type]);
  return <QueryContext value={value}>{children}</QueryContext>;
}

/** Returns the search in the navigation. */
export function useQuery(): Query {
  return useContext(QueryContext);
}
