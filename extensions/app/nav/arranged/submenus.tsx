import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which submenu is open, of all that hang beside the drawer, and the ways to change that. */
export interface Submenus {
  /** The key of the group whose submenu is open. */
  open: string | undefined;
  /** Opens another one, or none, after a while, unless something else happens before. */
  change: (key: string | undefined, delay?: number) => void;
}

const SubmenusContext = createContext<Submenus>({ open: undefined, change: () => {} });

/** Gives the submenus of the drawer. */
export function useSubmenus(): Submenus {
  return useContext(SubmenusContext);
}

/** Lets at most one submenu be open, and none once another page is shown or something else was clicked. */
export function SubmenuProvider({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [opened, setOpened] = useState<{ key: string | undefined; at: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was opened on another page is closed on this one.
  const open = opened?.at === address ? opened.key : undefined;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === undefined) return undefined;
    const closeOutside = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element && target.closest('[data-submenu-group]'))) setOpened(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const submenus = useMemo(
    () => ({
      open,
      change(key: string | undefined, delay = 0): void {
        clearTimeout(timer.current);
        const set = (): void => setOpened({ key, at: address });
        if (delay === 0) set();
        else timer.current = setTimeout(set, delay);
      },
    }),
    [open, address],
  );
  return <SubmenusContext value={submenus}>{children}</SubmenusContext>;
}
