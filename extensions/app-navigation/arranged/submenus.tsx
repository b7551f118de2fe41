import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The open submenu of the drawer, and functions to change it. */
export interface Submenus {
  /** The key of the group whose submenu is open. */
  open: string | undefined;
  /** Opens another submenu, or none, after a delay. Another change cancels it. */
  change: (key: string | undefined, delay?: number) => void;
}

const SubmenusContext = createContext<Submenus>({ open: undefined, change: () => {} });

/** Returns the state of the drawer's submenus. */
export function useSubmenus(): Submenus {
  return useContext(SubmenusContext);
}

/** Allows only one open submenu. Closes it after a navigation or a click elsewhere. */
export function SubmenuProvider({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const [opened, setOpened] = useState<{ key: string | undefined; at: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A submenu that was opened on another page is closed on this page.
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
