import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { navSizes } from './navStyles';

/** Whether the drawer is open over the page, and the handlers that its element needs. */
export interface DrawerOpening {
  isOpen: boolean;
  handlers: {
    onPointerEnter(event: { pointerType: string }): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/** Opens the drawer a moment after the pointer or the keyboard reaches it, and closes it at once when they leave. */
export function useDrawerOpening(): DrawerOpening {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(open: boolean, delay: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  }

  return {
    isOpen,
    handlers: {
      // A finger does not hover: touching an item follows it.
      onPointerEnter: (event) => event.pointerType !== 'touch' && change(true, navSizes.openDelay),
      onPointerLeave: () => change(false, navSizes.closeDelay),
      // Focus that came with a click is no wish to see the names.
      onFocus: (event) => event.target.matches(':focus-visible') && change(true, navSizes.openDelay),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) change(false, navSizes.closeDelay);
      },
      onKeyDown: (event) => event.key === 'Escape' && change(false, 0),
    },
  };
}
