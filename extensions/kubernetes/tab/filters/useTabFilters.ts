import { useMemo } from 'react';
import { useSearchState } from '../../objects/useSearchState';
import type { WorkloadFilters } from '../../workloads/filterNodes';

/** How objects are arranged. */
export type TabView = 'kinds' | 'tree';

/** What the user looks for, and how it is arranged. Both are in the URL. */
export interface TabFilters {
  filters: WorkloadFilters;
  view: TabView;
  isFiltered: boolean;
  change: (changed: Partial<WorkloadFilters>) => void;
  setView: (view: TabView) => void;
  clear: () => void;
}

const names = ['text', 'kind', 'namespace', 'cluster', 'state'] as const;

/** Returns the filters and the view in the URL: `?filters[kind]=Pod&view=tree`. */
export function useTabFilters(): TabFilters {
  const [search, changeSearch] = useSearchState();
  const now = useMemo(() => new URLSearchParams(search), [search]);
  const [text, kind, namespace, cluster, state] = names.map((name) => now.get(`filters[${name}]`) ?? '');
  const filters = useMemo<WorkloadFilters>(
    () => ({
      text: text ?? '',
      kind: kind ?? '',
      namespace: namespace ?? '',
      cluster: cluster ?? '',
      state: state === 'failing' || state === 'healthy' ? state : '',
    }),
    [text, kind, namespace, cluster, state],
  );
  const write = (changed: Readonly<Record<string, string>>) =>
    changeSearch(
      (next) => {
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
      },
      { replace: true },
    );
  const change = (changed: Partial<WorkloadFilters>) =>
    write(Object.fromEntries(Object.entries(changed).map(([name, value]) => [`filters[${name}]`, value])));
  return {
    filters,
    view: now.get('view') === 'tree' ? 'tree' : 'kinds',
    isFiltered: Object.values(filters).some((value) => value !== ''),
    change,
    setView: (view) => write({ view: view === 'tree' ? view : '' }),
    clear: () => change({ text: '', kind: '', namespace: '', cluster: '', state: '' }),
  };
}
