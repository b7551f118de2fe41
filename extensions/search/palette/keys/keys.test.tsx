import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeySequence } from './createKeySequence';
import { isTyping } from './isTyping';
import { printStrokes } from './printStrokes';
import { isSingleKey, resolveShortcut } from './resolveShortcut';
import { matchesStroke, parseStroke } from './stroke';

const press = (key: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...init });
const onPlatform = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

beforeEach(() => void onPlatform('Linux x86_64'));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('strokes', () => {
  it('use Control, and Command on a Mac', () => {
    const stroke = parseStroke('Mod+K');
    expect(matchesStroke(stroke, press('k', { ctrlKey: true }))).toBe(true);
    expect(matchesStroke(stroke, press('k', { metaKey: true }))).toBe(false);
    expect(matchesStroke(stroke, press('K', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(matchesStroke(stroke, press('k'))).toBe(false);
    onPlatform('MacIntel');
    expect(matchesStroke(stroke, press('k', { metaKey: true }))).toBe(true);
    expect(matchesStroke(stroke, press('k', { ctrlKey: true }))).toBe(false);
  });

  it('accept signs with and without Shift, and the keys of other scripts', () => {
    expect(matchesStroke(parseStroke('?'), press('?', { shiftKey: true }))).toBe(true);
    expect(matchesStroke(parseStroke('?'), press('?'))).toBe(true);
    expect(matchesStroke(parseStroke('Mod++'), press('+', { ctrlKey: true }))).toBe(true);
    expect(matchesStroke(parseStroke('Mod+K'), press('л', { code: 'KeyK', ctrlKey: true }))).toBe(true);
  });

  it('accept the space bar', () => {
    expect(matchesStroke(parseStroke('Mod+Space'), press(' ', { code: 'Space', ctrlKey: true }))).toBe(true);
  });

  it('are printed as on the keyboard', () => {
    expect(printStrokes('Mod+Shift+E')).toEqual(['Ctrl+Shift+E']);
    expect(printStrokes('g c')).toEqual(['g', 'c']);
    expect(printStrokes('Mod+Enter')).toEqual(['Ctrl+↵']);
    expect(printStrokes('PageUp')).toEqual(['Page Up']);
    expect(printStrokes('Mod+PageUp', { pageup: 'Bild auf' })).toEqual(['Ctrl+Bild auf']);
    onPlatform('MacIntel');
    expect(printStrokes('Mod+Shift+E')).toEqual(['⇧⌘E']);
  });
});

describe('a key sequence', () => {
  const shortcuts = new Map([
    ['catalog', 'g c'],
    ['sheet', '?'],
    ['export', 'Mod+E'],
  ]);
  const run = (...keys: string[]) => {
    const sequence = createKeySequence(shortcuts);
    return keys.map((key) => sequence.press(press(key)).id);
  };

  it('completes with its last key, and starts again after another one', () => {
    expect(run('g', 'c')).toEqual([undefined, 'catalog']);
    expect(run('g', 'x', 'c')).toEqual([undefined, undefined, undefined]);
    expect(run('g', 'g', 'c')).toEqual([undefined, undefined, 'catalog']);
    expect(run('g', '?')).toEqual([undefined, 'sheet']);
    expect(run('c')).toEqual([undefined]);
  });

  it('ends when the user waits', () => {
    const sequence = createKeySequence(shortcuts);
    const at = (key: string, timeStamp: number) => {
      const event = press(key);
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      return sequence.press(event).id;
    };
    expect([at('g', 0), at('c', 1500)]).toEqual([undefined, 'catalog']);
    expect([at('g', 5000), at('c', 6501)]).toEqual([undefined, undefined]);
  });
});

describe('shortcuts', () => {
  it('come from the configuration, the item, or Trellis', () => {
    expect(resolveShortcut({ id: 'page:catalog' }, {})).toBe('g c');
    expect(resolveShortcut({ id: 'page:catalog' }, { 'page:catalog': 'c' })).toBe('c');
    expect(resolveShortcut({ id: 'page:catalog' }, { 'page:catalog': false })).toBeUndefined();
    expect(resolveShortcut({ id: 'command:a', shortcut: 'x' }, {})).toBe('x');
  });

  it('are single keys without Mod or Alt', () => {
    const shortcuts = ['?', 'g c', 'Shift+E', 'F2', 'g Mod+C', 'Mod+K', 'Mod+Shift+E', 'Alt+1'];
    expect(shortcuts.filter(isSingleKey)).toEqual(['?', 'g c', 'Shift+E', 'F2', 'g Mod+C']);
  });
});

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true" tabindex="0"></div>', true],
  ['<div class="cm-editor"><div tabindex="0"></div></div>', true],
  ['<div class="xterm"><div tabindex="0"></div></div>', true],
  ['<div role="menu"><button></button></div>', true],
  ['<button></button>', false],
  ['<a href="/">a</a>', false],
])('knows whether keys in %s are typed', (html, expected) => {
  document.body.innerHTML = html;
  document.body.querySelector<HTMLElement>('input, textarea, [tabindex], button, a')?.focus();
  expect(isTyping()).toBe(expected);
});

it('knows that keys belong to an open dialog', () => {
  document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>';
  expect(isTyping()).toBe(true);
});
