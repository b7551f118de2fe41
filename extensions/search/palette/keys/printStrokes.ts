import { isMac, parseStroke } from './stroke';

const macSigns = { mod: '⌘', alt: '⌥', shift: '⇧' } as const;
const names: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  enter: '↵',
  escape: 'Esc',
  backspace: '⌫',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  space: 'Space',
};

/**
 * Splits a shortcut into its keys, as they are written on the keyboard: `Mod+K` is `⌘K` or `Ctrl+K`, and `g c` is two keys.
 *
 * @param translated names of keys in the language of the user, by the key in lower case
 */
export function printStrokes(shortcut: string, translated: Readonly<Record<string, string>> = {}): string[] {
  return shortcut
    .trim()
    .split(/\s+/u)
    .map((text) => printStroke(text, translated));
}

function printStroke(text: string, translated: Readonly<Record<string, string>>): string {
  const { key, mod, alt, shift } = parseStroke(text);
  const name = translated[key] ?? names[key] ?? (mod || alt || shift ? key.toUpperCase() : key);
  if (isMac())
    return `${alt ? macSigns.alt : ''}${shift ? macSigns.shift : ''}${mod ? macSigns.mod : ''}${name}`;
  return [mod && 'Ctrl', alt && 'Alt', shift && 'Shift', name].filter(Boolean).join('+');
}
