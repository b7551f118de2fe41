import type { ReactNode } from 'react';
import { Suspense, lazy } from 'react';

/** Props of {@link DialogBox}. */
export interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  onClose: () => void;
  width?: 'xs' | 'sm' | 'md' | 'lg';
  /** A click outside does not close it. */
  modal?: boolean;
}

const DialogPopup = lazy(async () => ({ default: (await import('./DialogPopup')).DialogPopup }));

/** A dialog, fetched when the first one opens: labelled, holds the focus, gives it back, closes on Escape. */
export function DialogBox({ open, ...props }: DialogProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  );
}
