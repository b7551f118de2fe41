import type { MarkdownIt, StateBlock } from 'markdown-it';

const OPEN = /^<([a-zA-Z][\w-]*)\b([^>]*?)\s+markdown(?:\s*=\s*["']?(1|block|span)["']?)?([^>]*)>\s*(.*)$/;

/** Parses the Markdown in HTML elements with the attribute `markdown`. */
export function addMarkdownInHtml(md: MarkdownIt): void {
  md.block.ruler.before('html_block', 'markdown_in_html', parseElement, {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
}

function parseElement(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const [, tag, before = '', mode, after = '', rest = ''] = OPEN.exec(readLine(state, start)) ?? [];
  if (tag === undefined) return false;
  const last = findClose(state, tag, start, end, rest);
  if (last === undefined) return false;
  if (silent) return true;
  pushHtml(state, `<${tag}${before}${after}>`);
  const close = `</${tag}>`;
  if (last === start) pushInline(state, rest.slice(0, rest.lastIndexOf(close)), start);
  else if (mode === 'span') pushInline(state, state.getLines(start + 1, last, 0, false), start + 1);
  else parseLines(state, start + 1, last);
  pushHtml(state, `${close}\n`);
  state.line = last + 1;
  return true;
}

/** Returns the line with the closing tag. */
function findClose(
  state: StateBlock,
  tag: string,
  start: number,
  end: number,
  rest: string,
): number | undefined {
  const open = new RegExp(`<${tag}\\b`, 'gi');
  const close = new RegExp(`</${tag}\\s*>`, 'gi');
  let depth = 1;
  for (let line = start; line < end; line += 1) {
    const text = line === start ? rest : readLine(state, line);
    depth += (text.match(open)?.length ?? 0) - (text.match(close)?.length ?? 0);
    if (depth <= 0) return line;
  }
  return undefined;
}

function parseLines(state: StateBlock, from: number, to: number): void {
  const filled = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (line) => !state.isEmpty(line),
  );
  const { blkIndent, lineMax, parentType } = state;
  // Authors indent the content of elements or not.
  state.blkIndent = filled.reduce((least, line) => Math.min(least, state.sCount[line] ?? 0), Infinity);
  if (!Number.isFinite(state.blkIndent)) state.blkIndent = blkIndent;
  state.lineMax = to;
  state.parentType = 'root';
  state.md.block.tokenize(state, from, to);
  Object.assign(state, { blkIndent, lineMax, parentType });
}

function readLine(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

function pushHtml(state: StateBlock, html: string): void {
  state.push('html_block', '', 0).content = html;
}

function pushInline(state: StateBlock, content: string, line: number): void {
  const token = state.push('inline', '', 0);
  token.content = content;
  token.map = [line, line + 1];
  token.children = [];
}
