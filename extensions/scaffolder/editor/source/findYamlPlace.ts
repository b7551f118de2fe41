/** Keys and indexes from the root of a document. */
export type YamlPath = ReadonlyArray<string | number>;

/** What the cursor is at. */
export interface YamlPlace {
  /** A key or an item of a list that is being typed, the value of a key, or a text that has no keys, such as a block scalar. */
  kind: 'key' | 'value' | 'text';
  /** The map or list around a key, or the place of a value. */
  path: YamlPath;
  /** The position of the document in the text, starting at 0. */
  document: number;
  /** Where the typed word starts, as an offset in the text. */
  from: number;
  /** The word up to the cursor. */
  typed: string;
  /** The column of the word, starting at 0. */
  column: number;
}

interface Level {
  column: number;
  /** The key, or the index of the item. */
  part: string | number;
}

interface Token {
  column: number;
  /** Undefined for the dash of an item. */
  key?: string;
  /** The column after the token and the spaces behind it. */
  end: number;
}

const keyPattern = /^(?:"([^"]*)"|'([^']*)'|([^\s'"#[\]{}&*!|>%,-][^#]*?|-[^\s#][^#]*?))\s*:(?=\s|$)/;
const blockPattern = /^[|>][+\-\d]*\s*(?:#.*)?$/;

/**
 * Finds what the cursor is at in a YAML text that may be incomplete, by its indentation. A parser cannot read the line that is being
 * typed. Maps and lists in braces are texts.
 */
export function findYamlPlace(text: string, offset: number): YamlPlace {
  const lines = text.slice(0, offset).split('\n');
  const typedLine = lines.pop() ?? '';
  const stack: Level[] = [];
  let document = 0;
  /** The column of the key whose block scalar contains the line. */
  let block: number | undefined;
  for (const line of lines) {
    if (line.trim() === '') continue;
    const indent = indentOf(line);
    if (block !== undefined && indent > block) continue;
    block = undefined;
    if (/^---(\s|$)/.test(line)) {
      document += 1;
      stack.length = 0;
      continue;
    }
    if (line[indent] === '#') continue;
    const tokens = readTokens(line);
    for (const token of tokens) enter(stack, token);
    const last = tokens.at(-1);
    if (blockPattern.test(line.slice(last?.end ?? indent))) block = last?.column ?? -1;
  }
  const start = offset - typedLine.length;
  const place = { document: isEmptyStart(lines, document) ? 0 : document };
  const isInBlock = block !== undefined && (indentOf(typedLine) > block || typedLine.trim() === '');
  const tokens = isInBlock ? [] : readTokens(typedLine);
  for (const token of tokens) enter(stack, token);
  const last = tokens.at(-1);
  const column = last?.end ?? indentOf(typedLine);
  const typed = typedLine.slice(column);
  const word = { ...place, from: start + column, typed, column };
  if (isInBlock || /^["'[{|>&*#]/.test(typed)) return { ...word, kind: 'text', path: pathOf(stack) };
  if (last?.key !== undefined) {
    const isBehindKey = /:\s+$/.test(typedLine.slice(0, column));
    return { ...word, kind: isBehindKey ? 'value' : 'text', path: pathOf(stack) };
  }
  leave(stack, column);
  return { ...word, kind: 'key', path: pathOf(stack) };
}

/** Whether the text before the first line with content only starts the first document. */
function isEmptyStart(lines: readonly string[], document: number): boolean {
  return (
    document === 1 &&
    lines.find((line) => line.trim() !== '' && !line.startsWith('#'))?.startsWith('---') === true
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Reads the dashes and the key at the start of a line. */
function readTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let column = indentOf(line);
  while (/^-(\s|$)/.test(line.slice(column))) {
    const end = column + 1 + indentOf(line.slice(column + 1));
    tokens.push({ column, end });
    column = end;
  }
  const match = keyPattern.exec(line.slice(column));
  if (!match) return tokens;
  const after = column + match[0].length;
  const key = match[1] ?? match[2] ?? match[3] ?? '';
  return [...tokens, { column, key, end: after + indentOf(line.slice(after)) }];
}

/** Enters a key or an item, and leaves everything that it is not in. */
function enter(stack: Level[], { column, key }: Token): void {
  if (key !== undefined) {
    leave(stack, column);
    stack.push({ column, part: key });
    return;
  }
  while (stack.length > 0 && (stack.at(-1)?.column ?? 0) > column) stack.pop();
  const top = stack.at(-1);
  // The dash can be in the column of its key.
  if (top?.column === column && typeof top.part === 'number') top.part += 1;
  else stack.push({ column, part: 0 });
}

/** Leaves everything at the column or behind it. */
function leave(stack: Level[], column: number): void {
  while (stack.length > 0 && (stack.at(-1)?.column ?? 0) >= column) stack.pop();
}

function pathOf(stack: readonly Level[]): YamlPath {
  return stack.map(({ part }) => part);
}
