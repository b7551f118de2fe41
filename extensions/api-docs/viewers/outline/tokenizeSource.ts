import type { OutlineProblem } from './outlineItem';

/** A token of a language with C-like comments and strings. Comments are left out. */
export interface SourceToken {
  kind: 'word' | 'string' | 'mark';
  /** Of strings, the content without quotes. */
  text: string;
  line: number;
}

/** The tokens of a source text. If a comment or string does not end, the problem is at its start. */
export interface SourceTokens {
  tokens: SourceToken[];
  problem?: OutlineProblem<'openComment' | 'openString'>;
}

// Each alternative consumes at least one character and cannot be matched in two ways, so the time is linear.
const pattern =
  /(?<space>[^\S\n]+)|(?<feed>\n)|(?<line>\/\/[^\n]*)|(?<open>\/\*)|(?<quote>["'`])|(?<word>[\p{ID_Start}$_\d][\p{ID_Continue}$]*)|(?<mark>[^])/uy;

// A slash after one of these divides. Elsewhere, it starts a regular expression.
const endsOperand = /^[)\]}]$/u;
const expression = /(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/uy;

/** Splits a text into tokens. Reads any text without errors. */
export function tokenizeSource(text: string): SourceTokens {
  const tokens: SourceToken[] = [];
  const scanner = new RegExp(pattern);
  let line = 1;
  let problem: SourceTokens['problem'];
  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const { feed, open, quote, word, mark } = match.groups ?? {};
    if (feed !== undefined) line += 1;
    else if (open !== undefined) {
      const end = text.indexOf('*/', scanner.lastIndex);
      if (end === -1) problem ??= { code: 'openComment', line };
      const next = end === -1 ? text.length : end + 2;
      line += countFeeds(text, scanner.lastIndex, next);
      scanner.lastIndex = next;
    } else if (quote !== undefined) {
      const end =
        quote === '`'
          ? findTemplateEnd(text, scanner.lastIndex)
          : findStringEnd(text, scanner.lastIndex, quote);
      if (!end.isClosed) problem ??= { code: 'openString', line };
      tokens.push({ kind: 'string', text: text.slice(scanner.lastIndex, end.content), line });
      line += countFeeds(text, scanner.lastIndex, end.next);
      scanner.lastIndex = end.next;
    } else if (word !== undefined) tokens.push({ kind: 'word', text: word, line });
    else if (mark === '/' && startsExpression(tokens.at(-1))) {
      expression.lastIndex = scanner.lastIndex;
      if (expression.test(text)) scanner.lastIndex = expression.lastIndex;
    } else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark, line });
  }
  return { tokens, ...(problem ? { problem } : {}) };
}

function startsExpression(before: SourceToken | undefined): boolean {
  return !before || (before.kind === 'mark' ? !endsOperand.test(before.text) : before.text === 'return');
}

interface StringEnd {
  /** The end of the content. */
  content: number;
  /** Where the next token starts. */
  next: number;
  isClosed: boolean;
}

/** A string ends with its line, so that one missing quote does not hide the rest of the text. */
function findStringEnd(text: string, from: number, quote: string): StringEnd {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === quote) return { content: at, next: at + 1, isClosed: true };
    else if (character === '\n') return { content: at, next: at, isClosed: false };
  }
  return { content: text.length, next: text.length, isClosed: false };
}

/** Templates can contain code, which can contain templates. */
function findTemplateEnd(text: string, from: number): StringEnd {
  const open = ['`'];
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    const isTemplate = open.at(-1) === '`';
    if (character === '\\') at += 1;
    else if (character === '`' && !isTemplate) open.push('`');
    else if (isTemplate && character === '$' && text[at + 1] === '{') {
      open.push('{');
      at += 1;
    } else if (!isTemplate && character === '{') open.push('{');
    else if (character === (isTemplate ? '`' : '}')) open.pop();
    if (open.length === 0) return { content: at, next: at + 1, isClosed: true };
  }
  return { content: text.length, next: text.length, isClosed: false };
}

function countFeeds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
