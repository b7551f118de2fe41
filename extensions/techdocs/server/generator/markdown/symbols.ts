import { full as emoji } from 'markdown-it-emoji';
import type { MarkdownIt } from 'markdown-it';

const KEYS = /^\+\+((?:[\w-]+|"[^"\n]{1,50}")(?:\+(?:[\w-]+|"[^"\n]{1,50}"))*)\+\+/;

const keyNames: Readonly<Record<string, string>> = {
  alt: 'Alt',
  backspace: 'Backspace',
  cmd: 'Cmd',
  command: 'Cmd',
  control: 'Ctrl',
  ctrl: 'Ctrl',
  del: 'Del',
  delete: 'Del',
  down: 'Down',
  enter: 'Enter',
  esc: 'Esc',
  escape: 'Esc',
  left: 'Left',
  meta: 'Meta',
  option: 'Option',
  'page-down': 'Page Down',
  'page-up': 'Page Up',
  right: 'Right',
  shift: 'Shift',
  space: 'Space',
  super: 'Super',
  tab: 'Tab',
  up: 'Up',
  win: 'Win',
};

const symbols: ReadonlyArray<readonly [RegExp, string]> = [
  [/\(tm\)/gi, '™'],
  [/\(c\)/gi, '©'],
  [/\(r\)/gi, '®'],
  [/\+\/-/g, '±'],
  [/<-->/g, '↔'],
  [/-->/g, '→'],
  [/<--/g, '←'],
  [/=\/=/g, '≠'],
];

/** Adds keys such as `++ctrl+c++`, emoji such as `:smile:`, and symbols such as `(c)`. */
export function addSymbols(md: MarkdownIt): void {
  md.inline.ruler.before('emphasis', 'keys', (state, silent) => {
    if (!state.src.startsWith('++', state.pos)) return false;
    const found = KEYS.exec(state.src.slice(state.pos, state.pos + 500));
    if (!found?.[1]) return false;
    if (!silent) state.push('html_inline', '', 0).content = printKeys(md, found[1]);
    state.pos += found[0].length;
    return true;
  });
  md.use(emoji, { shortcuts: {} });
  md.core.ruler.push('symbols', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type !== 'text' || !/[()\-+=]/.test(token.content)) continue;
      token.content = symbols.reduce(
        (text, [pattern, symbol]) => text.replace(pattern, symbol),
        token.content,
      );
    }
  });
}

function printKeys(md: MarkdownIt, written: string): string {
  const keys = [...written.matchAll(/"([^"]+)"|([\w-]+)/g)].map(([, label, name = '']) => {
    if (label !== undefined) return `<kbd>${md.utils.escapeHtml(label)}</kbd>`;
    const known = keyNames[name.toLowerCase()];
    const text =
      known ?? (name.length === 1 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1));
    return `<kbd class="key-${md.utils.escapeHtml(name.toLowerCase())}">${md.utils.escapeHtml(text)}</kbd>`;
  });
  return `<span class="keys">${keys.join('<span>+</span>')}</span>`;
}
