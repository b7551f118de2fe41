import type { ReactNode } from 'react';
import { lazyPopup } from '#sdk';

/** Props of {@link DialogBox}. */
export interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  onClose: () => void;
  /** Large dialogs fill the window of a phone. */
  width?: 'xs' | 'sm' | 'md' | 'lg';
  /** Prevents closing by a click outside. */
  modal?: boolean;
}

const DialogPopup = lazyPopup(async () => (await import('./DialogPopup')).DialogPopup);

/** A dialog, loaded when the page is idle. It has a name, traps the focus, restores it on close, and closes on Escape. */
export function DialogBox({ open, ...props }: DialogProps & { open: boolean }) {
  return open ? <DialogPopup {...props} /> : null;
}
