import type { ReactNode } from 'react';
import { lazyPopup } from '#sdk';

/** Props of {@link SideDrawer}. */
export interface DrawerProps {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  /** The edge of the screen. Use `bottom` for small screens. */
  side?: 'start' | 'end' | 'bottom';
  /** The width: for a menu or filters, or for the details of an object. @default 'narrow' */
  width?: 'narrow' | 'wide';
}

const DrawerPopup = lazyPopup(async () => (await import('./DrawerPopup')).DrawerPopup);

/** A panel at the edge of the screen that traps the focus while it is open. It is loaded when the page is idle. */
export function SideDrawer({ open, ...props }: DrawerProps & { open: boolean }) {
  return open ? <DrawerPopup {...props} /> : null;
}
