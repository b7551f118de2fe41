import type { MouseEvent, ReactNode } from 'react';
import { Suspense, lazy, useId, useState } from 'react';

/** One command of a menu. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Shown at the end of the line: a shortcut. */
  hint?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** Says why it is disabled, or what it does. */
  description?: string;
  /** Marks a command that destroys something. */
  danger?: boolean;
  /** For a menu of choices: whether this is the chosen one. */
  selected?: boolean;
  /** Draws a line above it. */
  divider?: boolean;
}

/** What a menu shows and is called. */
export interface MenuOptions {
  /** What the menu is for, read out when it opens. */
  label: string;
  items: readonly MenuAction[];
}

const loadPopup = () => import('./MenuPopup');
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }));

/**
 * A menu behind any button: spread `trigger` on it and render `popup` next to it. The menu's code is fetched when the
 * button is first pointed at or focused.
 */
export function useMenu({ label, items }: MenuOptions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const prefetch = () => void loadPopup();
  return {
    trigger: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    popup: open && (
      <Suspense fallback={null}>
        <MenuPopup id={id} label={label} items={items} anchor={anchor} onClose={() => setAnchor(null)} />
      </Suspense>
    ),
  };
}
