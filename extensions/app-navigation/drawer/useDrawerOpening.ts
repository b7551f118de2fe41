import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { navSizes } from '../entries/navStyles';

/** Whether the drawer is open over the page, and the handlers for its element. */
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

/** Opens the drawer shortly after hover or keyboard focus, and closes it when they leave. */
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
      // Touch devices don't hover. A tap follows the link.
      onPointerEnter: (event) => event.pointerType !== 'touch' && change(true, navSizes.openDelay),
      onPointerLeave: () => change(false, navSizes.closeDelay),
      // Focus from a click should not open the drawer.
      onFocus: (event) => event.target.matches(':focus-visible') && change(true, navSizes.openDelay),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) change(false, navSizes.closeDelay);
      },
      onKeyDown: (event) => event.key === 'Escape' && change(false, 0),
    },
  };
}
