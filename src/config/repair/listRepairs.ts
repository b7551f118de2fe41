import { indentOf, isBlank, type Repair } from './repair';

/** How many lines before an error to search for its cause. */
const linesBefore = 4;

/** Lists repairs to try for an error on a line (starting at 0), nearest first. */
export function listRepairs(lines: readonly string[], error: number): Repair[] {
  const first = Math.max(0, error - linesBefore);
  const around = lines.slice(first, error + 2).map((_, index) => first + index);
  const near = [...around, ...findOuter(lines, first)]
    .filter((line) => !isBlank(lines[line] ?? '') && (lines[line]?.length ?? 0) <= 1000)
    .toSorted((left, right) => Math.abs(left - error) - Math.abs(right - error));
  return [
    ...near.flatMap((line) => listRewritings(lines[line] ?? '', line)),
    ...near.flatMap((line) => listIndentations(lines, line)),
    ...near.flatMap((line) => listGuesses(lines[line] ?? '', line)),
  ];
}

/** Finds the parent lines of a line. */
function findOuter(lines: readonly string[], line: number): number[] {
  const outer: number[] = [];
  let depth = indentOf(lines[line] ?? '');
  for (let above = line - 1; above >= 0 && depth > 0; above -= 1) {
    const text = lines[above] ?? '';
    if (isBlank(text) || indentOf(text) >= depth) continue;
    depth = indentOf(text);
    outer.push(above);
  }
  return outer;
}

/** Lists other indentations of a line, alone and with its indented block. */
function listIndentations(lines: readonly string[], line: number): Repair[] {
  const text = lines[line] ?? '';
  const hasTab = /^ *\t/.test(text);
  const now = indentOf(text);
  return listDepths(lines, line)
    .filter((depth) => depth !== now || hasTab)
    .flatMap((depth) => {
      const title = hasTab ? 'Indent with spaces.' : `Indent the line by ${depth} spaces.`;
      const kind = hasTab ? 'tab' : 'indent';
      const alone: Repair = { line, lines: new Map([[line, reindent(text, depth)]]), title, kind };
      const block = findBlock(lines, line);
      if (block.length === 1) return [alone];
      const moved = block.map((index): [number, string] => {
        const inner = lines[index] ?? '';
        return [index, reindent(inner, Math.max(0, indentOf(inner) + depth - now))];
      });
      return [alone, { ...alone, lines: new Map(moved) }];
    });
}

function reindent(line: string, depth: number): string {
  return ' '.repeat(depth) + line.trimStart();
}

/** Lists the indentations of the surrounding lines, and one level deeper. */
function listDepths(lines: readonly string[], line: number): number[] {
  const depths = new Set<number>();
  const around = lines
    .slice(Math.max(0, line - 6), line + 7)
    .filter((text) => !isBlank(text) && !/^ *\t/.test(text));
  for (const text of around) {
    const depth = indentOf(text);
    const content = depth + (/^[ \t]*((?:- +)+)/.exec(text)?.[1]?.length ?? 0);
    for (const near of [depth, content, depth + 2, content + 2, depth - 2])
      if (near >= 0 && near < 200) depths.add(near);
  }
  const tabs = /^[ \t]*/.exec(lines[line] ?? '')?.[0] ?? '';
  if (tabs.includes('\t'))
    for (const width of [2, 4]) depths.add(tabs.replaceAll('\t', ' '.repeat(width)).length);
  return [...depths];
}

/** Returns a line and the lines below it that are indented further. */
export function findBlock(lines: readonly string[], line: number): number[] {
  const depth = indentOf(lines[line] ?? '');
  const block = [line];
  for (let next = line + 1; next < lines.length; next += 1) {
    const text = lines[next] ?? '';
    if (text.trim() === '') continue;
    if (indentOf(text) <= depth) break;
    block.push(next);
  }
  return block.length > 200 ? [line] : block;
}

/** Lists repairs within a line: missing quotes, brackets, colons and spaces. */
function listRewritings(text: string, line: number): Repair[] {
  const change = createChange(text, line);
  return [
    ...change('space', 'Add a space after the dash.', text.replace(/^([ \t]*)-(?=[^\s-])/, '$1- ')),
    ...change(
      'space',
      'Add a space after the colon.',
      text.replace(/^(\s*(?:- +)*[\w.$-]+):(?=[^\s:])/, '$1: '),
    ),
    ...change(
      'space',
      'Add a space after the colon.',
      text.replace(/^(\s*(?:- +)*['"]?[\w$:/.@-]+['"]?):(?=[^\s:/])/, '$1: '),
    ),
    ...change(
      'colon',
      'Add a colon after the key.',
      text.replace(/^(\s*(?:- +)*(?:[\w$-][\w$:/.@-]*)?[\w$])(\s*)$/, '$1:$2'),
    ),
    ...change(
      'colon',
      'Add a colon after the key.',
      text.replace(/^(\s*(?:- +)*(?:[\w$-][\w$:/.@-]*)?[\w$]) +(?=[^\s:#])/, '$1: '),
    ),
    ...change('close', 'Close the quotes.', closeBeforeComment(text)),
    ...change('close', 'Close the quotes.', closeQuotes(text)),
    ...change(
      'close',
      'Add the opening quote.',
      text.replace(/^(\s*(?:- +)*(?:[^\s:'"]+:\s+)?)([^\s'"][^'"]*)(['"])(\s*)$/, '$1$3$2$3$4'),
    ),
    ...change('close', 'Close the brackets.', closeBrackets(text)),
    ...change('quote', 'Put the value in quotes.', quoteValue(text)),
  ];
}

type Change = (kind: Repair['kind'], title: string, changed: string | undefined) => Repair[];

function createChange(text: string, line: number): Change {
  return (kind, title, changed) =>
    changed === undefined || changed === text
      ? []
      : [{ kind, title, line, lines: new Map([[line, changed]]) }];
}

/** Lists less likely repairs within a line: dashes, merged lines, comments and stray characters. */
function listGuesses(text: string, line: number): Repair[] {
  const change = createChange(text, line);
  const guess: Change = (...given) => change(...given).map((repair) => ({ ...repair, isGuess: true }));
  return [
    ...guess('comment', "Start the comment with '#'.", commentOut(text)),
    ...change('dash', 'Add a dash before the item.', text.replace(/^( *) {2}(?=[^\s#-])/, '$1- ')),
    ...change('dash', 'Add a dash before the item.', text.replace(/^( *)(?=[^\s#-])/, '$1- ')),
    ...guess('dash', 'Remove the dash before the key.', text.replace(/^( *)- +(?=[^\s-])/, '$1')),
    ...guess('dash', 'Remove the dash before the key.', text.replace(/^( *)- +(?=[^\s-])/, '$1  ')),
    ...guess('split', 'Write the two keys on separate lines.', splitKeys(text, 0)),
    ...guess('split', 'Write the inner key on a line of its own.', splitKeys(text, 2)),
    ...guess('stray', 'Remove the last character.', text.replace(/['"\]}:](\s*)$/, '$1')),
  ];
}

/** Moves the second key of a line to a new line, next to the first key (0) or below it (2). */
function splitKeys(text: string, deeper: 0 | 2): string | undefined {
  const first =
    deeper === 0
      ? /^(\s*(?:- +)*)([\w.$-]+:\s+\S.*?)\s+([\w.$-]+:(?:\s.*)?)$/
      : /^(\s*(?:- +)*)([\w.$-]+:)\s+([\w.$-]+:(?:\s.*)?)$/;
  const [, start = '', before, after] = first.exec(text) ?? [];
  if (before === undefined || after === undefined) return undefined;
  return `${start}${before}\n${' '.repeat(start.length + deeper)}${after}`;
}

/** Starts a comment in a line that contains several words, but no key. */
function commentOut(text: string): string | undefined {
  const [, indent = '', words = ''] = /^(\s*)([^\s#-].*)$/.exec(text) ?? [];
  const isSentence = words.split(/\s+/).length > 2 || /^[A-Z].* .*\.$/.test(words);
  const isText = isSentence && !/^[\w.$/:@-]+:(\s|$)/.test(words) && !/^['"[{]/.test(words);
  return isText ? `${indent}# ${words}` : undefined;
}

/** Adds the missing closing quote of a value. */
export function closeQuotes(text: string): string | undefined {
  const open = /(?:^|[:,[{-])\s*(["'])(?:(?!\1).)*$/.exec(text)?.[1];
  return open === undefined ? undefined : append(text, open);
}

/** Adds the missing closing quote of a value before its comment, which may contain quotes. */
function closeBeforeComment(text: string): string {
  return text.replace(/^(\s*(?:- +)*(?:[^\s:'"]+:\s+)?)(["'])((?:(?!\2).)*?(?!\2)\S)(\s+#.*)$/, '$1$2$3$2$4');
}

function closeBrackets(text: string): string | undefined {
  const open: string[] = [];
  for (const sign of text.replace(/(["']).*?\1|\s#.*$/g, '')) {
    if (sign === '[') open.push(']');
    else if (sign === '{') open.push('}');
    else if (sign === open.at(-1)) open.pop();
  }
  return open.length === 0 ? undefined : append(text, open.toReversed().join(''));
}

/** Appends a sign to a line, before its comment. */
function append(text: string, sign: string): string {
  const content = /^(.*?)(?:\s+#[^'"]*)?\s*$/.exec(text)?.[1] ?? text;
  return content + sign + text.slice(content.length);
}

function quoteValue(text: string): string | undefined {
  const parts = /^(\s*(?:- +)*(?:[^\s:'"#[{][^:]*:\s+)?)([^\s'"|>[{].*?)(\s+#.*)?$/.exec(text);
  const [, start = '', value = '', comment = ''] = parts ?? [];
  const quote = value.includes("'") ? '"' : "'";
  if (value === '' || (quote === '"' && /["\\]/.test(value))) return undefined;
  // A key and its value are not one text. A colon at the end is a typo, or the line contains the next key.
  const hasKey = start.trimEnd().endsWith(':');
  if (hasKey ? value.endsWith(':') : /^(?:[\w.$-]+:|-)\s/.test(value)) return undefined;
  return start + quote + value + quote + comment;
}
