import type { MarkdownIt, StateInline } from 'markdown-it';

/** The longest text between two markers. Longer ones are almost always two unrelated markers. */
const MAX_LENGTH = 2000;

interface Mark {
  open: string;
  close: string;
  tag: string;
  className?: string;
}

/** Ordered: longer markers first. */
const marks: readonly Mark[] = [
  { open: '{++', close: '++}', tag: 'ins', className: 'critic' },
  { open: '{--', close: '--}', tag: 'del', className: 'critic' },
  { open: '{==', close: '==}', tag: 'mark', className: 'critic' },
  { open: '{>>', close: '<<}', tag: 'span', className: 'critic comment' },
  { open: '==', close: '==', tag: 'mark' },
  { open: '^^', close: '^^', tag: 'ins' },
  { open: '~~', close: '~~', tag: 'del' },
  { open: '^', close: '^', tag: 'sup' },
  { open: '~', close: '~', tag: 'sub' },
];

const SUBSTITUTION = /^\{~~((?:(?!~~\}|~>).){0,1000})~>((?:(?!~~\}).){0,1000})~~\}/s;

/** Adds `==mark==`, `^^inserted^^`, `~~deleted~~`, `^superscript^`, `~subscript~` and suggestions such as `{++added++}`. */
export function addInlineMarks(md: MarkdownIt): void {
  md.inline.ruler.disable('strikethrough');
  md.inline.ruler.before('emphasis', 'substitution', (state, silent) => {
    const found = state.src.startsWith('{~~', state.pos)
      ? SUBSTITUTION.exec(state.src.slice(state.pos, state.pos + MAX_LENGTH))
      : null;
    if (!found) return false;
    if (!silent) {
      const start = state.pos + 3;
      const [, from = '', to = ''] = found;
      pushMark(state, { open: '', close: '', tag: 'del', className: 'critic' }, start, start + from.length);
      const second = start + from.length + 2;
      pushMark(state, { open: '', close: '', tag: 'ins', className: 'critic' }, second, second + to.length);
    }
    state.pos += found[0].length;
    return true;
  });
  md.inline.ruler.before('emphasis', 'marks', (state, silent) => {
    const mark = marks.find(({ open }) => state.src.startsWith(open, state.pos));
    if (!mark) return false;
    const start = state.pos + mark.open.length;
    const end = findEnd(state, mark, start);
    if (end === undefined) return false;
    if (!silent) pushMark(state, mark, start, end);
    state.pos = end + mark.close.length;
    return true;
  });
}

function findEnd(state: StateInline, { close, tag }: Mark, start: number): number | undefined {
  const text = state.src.slice(start, Math.min(state.posMax, start + MAX_LENGTH));
  const length = text.indexOf(close);
  if (length <= 0) return undefined;
  const content = text.slice(0, length);
  if (/^\s|\s$/.test(content)) return undefined;
  // A footnote is not superscript, and one tilde or caret never spans words.
  if ((tag === 'sup' || tag === 'sub') && /[\s[\]]/.test(content)) return undefined;
  return start + length;
}

function pushMark(state: StateInline, { tag, className }: Mark, start: number, end: number): void {
  const open = state.push('mark_open', tag, 1);
  if (className !== undefined) open.attrs = [['class', className]];
  const { pos, posMax } = state;
  state.pos = start;
  state.posMax = end;
  state.md.inline.tokenize(state);
  Object.assign(state, { pos, posMax });
  state.push('mark_close', tag, -1);
}
