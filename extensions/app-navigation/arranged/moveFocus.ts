const reachable = 'a[href], button:not([disabled])';

/**
 * Moves the focus in a menu: by one with the arrow keys, to the first or last entry with Home and End. Returns whether
 * it moved.
 */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const lines = [...menu.querySelectorAll<HTMLElement>(reachable)];
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = {
    ArrowDown: at + 1 < lines.length ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : lines.length - 1,
    Home: 0,
    End: lines.length - 1,
  }[key];
  if (next === undefined) return false;
  lines[next]?.focus();
  return true;
}

/** The arrow key that opens a submenu, depending on the text direction. */
export function isInward(key: string): boolean {
  return key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
}

/** The arrow key that closes a submenu. */
export function isOutward(key: string): boolean {
  return key === (document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
}
