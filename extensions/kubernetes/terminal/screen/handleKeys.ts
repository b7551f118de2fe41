import type { Terminal } from '@xterm/xterm';

/** What keys do that the shell does not receive. */
export interface KeyActions {
  /** Whether a shell receives the keys. If not, Tab and Escape work as on the rest of the page. */
  isOpen: () => boolean;
  /** Moves the focus out of the terminal. */
  onLeave: () => void;
  onCopy: () => void;
  /** Enter was pressed while no shell runs. */
  onRestart: () => void;
}

/** The shortcuts of a terminal, for `aria-keyshortcuts` and for the hints below it. */
export const terminalKeys = { leave: 'Ctrl+Shift+X', copy: 'Ctrl+Shift+C', paste: 'Ctrl+Shift+V' } as const;

/**
 * Adds the shortcuts to a terminal. A running shell receives all other keys, also Tab and Escape, which move the focus and close
 * dialogs elsewhere.
 */
export function handleKeys(terminal: Terminal, actions: KeyActions): void {
  terminal.attachCustomKeyEventHandler((event) => {
    const shortcut = findShortcut(event);
    if (shortcut === 'paste') return false; // The browser pastes.
    if (shortcut !== undefined) {
      event.preventDefault();
      if (event.type === 'keydown') (shortcut === 'leave' ? actions.onLeave : actions.onCopy)();
      return false;
    }
    if (!actions.isOpen()) {
      if (event.type === 'keydown' && event.key === 'Enter') actions.onRestart();
      return false;
    }
    // With a screen reader, the terminal lets the browser have the keys too.
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key === 'Tab' && event.type === 'keydown') event.preventDefault();
    return true;
  });
}

function findShortcut(event: KeyboardEvent): keyof typeof terminalKeys | undefined {
  if (!event.ctrlKey || !event.shiftKey || event.altKey || event.metaKey) return undefined;
  // Keyboards for other scripts have no Latin letters.
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.code.slice(-1);
  return ({ X: 'leave', C: 'copy', V: 'paste' } as const)[letter];
}
