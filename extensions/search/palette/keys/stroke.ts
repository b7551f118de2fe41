/** One key with its modifiers, such as `Mod+Shift+E`. */
export interface Stroke {
  /** In lower case, as `KeyboardEvent.key` names it. */
  key: string;
  /** Command on a Mac, Control elsewhere. */
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

/** Returns whether the user has a Mac or an iPad. */
export function isMac(): boolean {
  return /Mac|iP/.test(navigator.platform);
}

/** Parses one key with its modifiers. The configuration is validated before. */
export function parseStroke(text: string): Stroke {
  const parts = text.toLowerCase().split('+');
  // `+` itself splits into two empty parts.
  const key = parts.pop() || '+';
  return { key, mod: parts.includes('mod'), alt: parts.includes('alt'), shift: parts.includes('shift') };
}

/** Returns whether a key was pressed. Signs such as `?` count with and without Shift, because keyboards differ. */
export function matchesStroke(stroke: Stroke, event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey } = event;
  if ((isMac() ? metaKey : ctrlKey) !== stroke.mod || (isMac() ? ctrlKey : metaKey)) return false;
  if (altKey !== stroke.alt) return false;
  const isSign = !/^[a-z0-9]$|^.{2,}$/.test(stroke.key);
  return (isSign || shiftKey === stroke.shift) && keyOf(event) === stroke.key;
}

/** Keyboards of other scripts report their own letters, so the place of the key counts. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key === ' ') return 'space';
  const lower = key.toLowerCase();
  return lower < '\u0080' ? lower : code.replace(/^Key|^Digit/, '').toLowerCase();
}
