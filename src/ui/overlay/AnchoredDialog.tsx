import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

/** Props of {@link AnchoredDialog}. */
export interface AnchoredDialogProps {
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
  /** The accessible name, or the id of the heading that provides it. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  children: ReactNode;
}

/** A dialog below the end of the button that opened it. It is open while it is rendered. */
export function AnchoredDialog({ anchor, onClose, name, children }: AnchoredDialogProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, ...name } }}
    >
      {children}
    </Popover>
  );
}
