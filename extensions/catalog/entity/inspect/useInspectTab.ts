import { useSearchParams } from 'react-router-dom';
import { type InspectTab, resolveInspectTab } from './inspectTabs';

const parameter = 'inspect';

/** The tab of the inspect dialog in the URL, `undefined` if it is closed, and a function to change it. */
export function useInspectTab(): [InspectTab | undefined, (tab: InspectTab | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const name = params.get(parameter);
  const change = (tab: InspectTab | undefined): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (tab === undefined) next.delete(parameter);
      else next.set(parameter, tab);
      return next;
    });
  return [name === null ? undefined : resolveInspectTab(name), change];
}
