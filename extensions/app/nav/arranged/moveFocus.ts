const reachable = 'a[href], button:not([disabled])';

/** Moves the focus along the lines of a menu: by one with the arrows, to an end with Home and End. Says whether it did. */
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

/** The arrow that leads into what lies beside a line, in the direction in which the page is read. */
export function isInward(key: string): boolean {
  return key === (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
}

/** The arrow that leads back from it. */
export function isOutward(key: string): boolean {
  return key === (document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
}
