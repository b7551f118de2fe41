import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** Which panels and rows the user opened or closed, by key. They stay so when objects are loaded again or filtered. */
export interface OpenParts {
  isOpen: (key: string, isOpenAtFirst: boolean) => boolean;
  setOpen: (key: string, isOpen: boolean) => void;
}

export const OpenPartsContext = createContext<OpenParts | undefined>(undefined);

/** Returns a new state of the panels and rows. */
export function useOpenParts(): OpenParts {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const setOpen = useCallback(
    (key: string, isOpen: boolean) => setChosen((now) => new Map(now).set(key, isOpen)),
    [],
  );
  return useMemo(
    () => ({ isOpen: (key, isOpenAtFirst) => chosen.get(key) ?? isOpenAtFirst, setOpen }),
    [chosen, setOpen],
  );
}

/**
 * Returns whether a panel or row is open, and how to change it.
 *
 * @throws Error outside of the list of clusters
 */
export function useOpenPart(key: string, isOpenAtFirst = false): [boolean, (isOpen: boolean) => void] {
  const parts = useContext(OpenPartsContext);
  if (!parts) throw new Error('useOpenPart is only available in the list of clusters.');
  return [parts.isOpen(key, isOpenAtFirst), (isOpen) => parts.setOpen(key, isOpen)];
}
