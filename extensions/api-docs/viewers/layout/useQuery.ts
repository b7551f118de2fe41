import { useSearchParams } from 'react-router-dom';

const parameter = 'q';

/** Returns the search in the navigation. It is in the URL, and does not add entries to the history. */
export function useQuery(): [query: string, setQuery: (query: string) => void] {
  const [search, setSearch] = useSearchParams();
  const setQuery = (query: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (query === '') after.delete(parameter);
        else after.set(parameter, query);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get(parameter) ?? '', setQuery];
}
