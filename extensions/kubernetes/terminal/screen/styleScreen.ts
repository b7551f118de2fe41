import type { Terminal } from '@xterm/xterm';
import { readStyleNonce } from '#ui/headless';

/**
 * Opens a terminal whose `<style>` elements have the nonce of the page, so that the Content-Security-Policy accepts them. It creates
 * all of them while it opens, some in the document of the page even if it is given another one.
 */
export function openWithNonce(terminal: Terminal, container: HTMLElement): void {
  const nonce = readStyleNonce();
  const createElement = (name: string): HTMLElement => {
    const element = Document.prototype.createElement.call(document, name);
    if (nonce !== undefined && element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  Object.defineProperty(document, 'createElement', { value: createElement, configurable: true });
  try {
    terminal.open(container);
  } finally {
    Reflect.deleteProperty(document, 'createElement');
  }
}

/** Where a terminal keeps what sets the colors of single characters. xterm's own add-ons reach into `_core` too. */
const ROWS = ['_core', '_renderService', '_renderer', 'value', '_rowFactory'];

/**
 * Makes a terminal style characters through the object model. It uses `style` attributes for selected text and exact colors, which the
 * Content-Security-Policy blocks.
 *
 * @param terminal an open terminal
 */
export function avoidStyleAttributes(terminal: Terminal): void {
  const rows = ROWS.reduce<object>((part, name) => Object(Reflect.get(part, name)) as object, terminal);
  Reflect.set(rows, '_addStyle', (element: HTMLElement, style: string) => {
    element.style.cssText += style;
  });
}
