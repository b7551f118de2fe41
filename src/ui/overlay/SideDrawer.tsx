import type { ReactNode } from 'react';
import { Suspense, lazy } from 'react';

/** Props of {@link SideDrawer}. */
export interface DrawerProps {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  /** The edge it comes from; `bottom` for small screens. */
  side?: 'start' | 'end' | 'bottom';
}

const DrawerPopup = lazy(async () => ({ default: (await import('./DrawerPopup')).DrawerPopup }));

/** A panel from the edge of the screen that holds the focus while it is open; fetched when the first one opens. */
export function SideDrawer({ open, ...props }: DrawerProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPopup {...props} />
    </Suspense>
  );
}
