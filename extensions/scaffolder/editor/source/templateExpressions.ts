/** An expression in `${{ }}`. Offsets are in the text that was searched. */
export interface TemplateExpression {
  /** Where the text between the braces starts. */
  from: number;
  /** Where it ends. */
  to: number;
  body: string;
  isClosed: boolean;
}

/** A value that an expression reads, such as `steps.fetch.output`, or a filter that it uses. */
export interface ExpressionReference {
  kind: 'value' | 'filter';
  /** The names of a value: `['steps', 'fetch', 'output']`. One name for a filter. */
  names: string[];
  from: number;
  to: number;
}

const opening = '${{';

/** Finds the expressions of a text. Braces in quoted texts do not end an expression. */
export function findExpressions(text: string): TemplateExpression[] {
  const found: TemplateExpression[] = [];
  let start = text.indexOf(opening);
  while (start >= 0) {
    const from = start + opening.length;
    const end = findEnd(text, from);
    found.push({ from, to: end.at, body: text.slice(from, end.at), isClosed: end.isClosed });
    start = text.indexOf(opening, end.at);
  }
  return found;
}

function findEnd(text: string, from: number): { at: number; isClosed: boolean } {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quote !== '') {
      if (letter === quote && text[at - 1] !== '\\') quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (text.startsWith('}}', at)) return { at, isClosed: true };
    else if (text.startsWith(opening, at)) return { at, isClosed: false };
  }
  // A quote that is not closed hides the end.
  const end = text.indexOf('}}', from);
  return end < 0 ? { at: text.length, isClosed: false } : { at: end, isClosed: true };
}

const tokenPattern =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[A-Za-z_$][\w$]*|\d[\w.]*|\|\||[|.[\](){}:,=]|[^\s\w$]/g;
const words = new Set(['and', 'or', 'not', 'in', 'is', 'if', 'else', 'true', 'false', 'none', 'null']);

interface Token {
  text: string;
  from: number;
}

const openings = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
/** What needs a value after it. A minus at the end removes whitespace. */
const operators = new Set([
  '|',
  '||',
  '.',
  ',',
  '+',
  '*',
  '/',
  '%',
  '~',
  '=',
  '<',
  '>',
  'and',
  'or',
  'not',
  'in',
  'is',
]);

/** Whether an expression cannot be read: it is empty, a value or filter is missing, or brackets do not match. */
export function isIncomplete(body: string): boolean {
  const tokens = [...body.matchAll(tokenPattern)].map(([token]) => token);
  const open: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (token === '|' && (next === undefined || !/^[A-Za-z_$]/.test(next))) return true;
    if (['(', '[', '{'].includes(token)) open.push(token);
    else if (openings.has(token) && open.pop() !== openings.get(token)) return true;
  }
  return tokens.length === 0 || open.length > 0 || tokens[0] === '|' || operators.has(tokens.at(-1) ?? '');
}

/** Lists the values and filters of the body of an expression. */
export function listReferences(body: string): ExpressionReference[] {
  const tokens: Token[] = [...body.matchAll(tokenPattern)].map(({ 0: text, index }) => ({
    text,
    from: index,
  }));
  const found: ExpressionReference[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const before = tokens[at - 1]?.text;
    const isName = /^[A-Za-z_$]/.test(token.text);
    // The key of an object, the name of an argument, and the name of a test.
    const next = tokens[at + 1]?.text;
    const isOther =
      ((next === ':' || next === '=') && tokens[at + 2]?.text !== '=') ||
      before === 'is' ||
      (before === 'not' && tokens[at - 2]?.text === 'is');
    if (!isName || words.has(token.text) || isOther) {
      at += 1;
      continue;
    }
    if (before === '|') {
      found.push({
        kind: 'filter',
        names: [token.text],
        from: token.from,
        to: token.from + token.text.length,
      });
      at += 1;
      continue;
    }
    const chain = readChain(tokens, at);
    found.push(chain.reference);
    at = chain.next;
  }
  return found;
}

function readChain(
  tokens: readonly Token[],
  start: number,
): { reference: ExpressionReference; next: number } {
  const first = tokens[start] as Token;
  const names = [first.text];
  let to = first.from + first.text.length;
  let at = start + 1;
  for (;;) {
    const [token, name, close] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (token?.text === '.' && name && /^[A-Za-z_$]/.test(name.text)) {
      names.push(name.text);
      to = name.from + name.text.length;
      at += 2;
    } else if (token?.text === '[' && name && close?.text === ']' && /^["']/.test(name.text)) {
      names.push(name.text.slice(1, -1));
      to = close.from + 1;
      at += 3;
    } else return { reference: { kind: 'value', names, from: first.from, to }, next: at };
  }
}
