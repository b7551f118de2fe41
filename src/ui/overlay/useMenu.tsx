import type { MouseEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { lazyPopup } from '#sdk';

/** One item of a menu. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Shown at the end of the line, for example a shortcut. */
  hint?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** Explains the action, or why it is disabled. */
  description?: string;
  /** Marks a destructive action. */
  danger?: boolean;
  /** In a menu of options, whether this one is selected. */
  selected?: boolean;
  /** Shows a divider above the item. */
  divider?: boolean;
}

/** Options of {@link useMenu}. */
export interface MenuOptions {
  /** The accessible name of the menu. */
  label: string;
  items: readonly MenuAction[];
}

const MenuPopup = lazyPopup(async () => (await import('./MenuPopup')).MenuPopup);

/**
 * A menu for any button: spread `trigger` on the button and render `popup` next to it. The code of the menu is loaded when the
 * page is idle.
 */
export function useMenu({ label, items }: MenuOptions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  return {
    trigger: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    popup: open && (
      <MenuPopup id={id} label={label} items={items} anchor={anchor} onClose={() => setAnchor(null)} />
    ),
  };
}
