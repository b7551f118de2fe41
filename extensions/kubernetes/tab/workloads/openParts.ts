import { createContext, useContext, useMemo } from 'react';
import { useSearchState } from '../../objects/useSearchState';

/** Which panels and rows the user opened or closed, by key. They stay so when objects are loaded again or filtered. */
export interface OpenParts {
  isOpen: (key: string, isOpenAtFirst: boolean) => boolean;
  setOpen: (key: string, isOpen: boolean, isOpenAtFirst: boolean) => void;
}

export const OpenPartsContext = createContext<OpenParts | undefined>(undefined);

/** The most keys of a list in the URL. Servers limit how long it may be. */
const MOST = 50;

/** Returns the panels and rows that are different from their first state. They are in the URL: `?open=<key>&closed=<key>`. */
export function useOpenParts(): OpenParts {
  const [search, changeSearch] = useSearchState();
  return useMemo(() => {
    const now = new URLSearchParams(search);
    const lists = { open: now.getAll('open'), closed: now.getAll('closed') };
    return {
      isOpen: (key, isOpenAtFirst) =>
        isOpenAtFirst ? !lists.closed.includes(key) : lists.open.includes(key),
      setOpen(key, isOpen, isOpenAtFirst) {
        const list = isOpen ? 'open' : 'closed';
        changeSearch(
          (next) => {
            for (const [name, keys] of Object.entries(lists)) {
              next.delete(name);
              const others = keys.filter((one) => one !== key);
              const isListed = name === list && isOpen !== isOpenAtFirst;
              for (const one of isListed ? [...others, key].slice(-MOST) : others) next.append(name, one);
            }
          },
          { replace: true },
        );
      },
    };
  }, [search, changeSearch]);
}

/**
 * Returns whether a panel or row is open, and how to change it.
 *
 * @throws Error outside of the list of clusters
 */
export function useOpenPart(key: string, isOpenAtFirst = false): [boolean, (isOpen: boolean) => void] {
  const parts = useContext(OpenPartsContext);
  if (!parts) throw new Error('useOpenPart is only available in the list of clusters.');
  return [parts.isOpen(key, isOpenAtFirst), (isOpen) => parts.setOpen(key, isOpen, isOpenAtFirst)];
}
