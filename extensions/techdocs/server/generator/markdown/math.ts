import type { MarkdownIt } from 'markdown-it';

const INLINE = /^(?:\\\((.+?)\\\)|\$(?!\s|\$)((?:\\.|[^$\\\n]){1,1000}?)(?<!\s)\$(?!\d))/s;
const BLOCK_OPEN = /^(?:\$\$|\\\[)/;

/** Keeps formulas as their source, so that nothing in them is read as Markdown. */
export function addMath(md: MarkdownIt): void {
  md.inline.ruler.before('escape', 'math', (state, silent) => {
    const first = state.src[state.pos];
    if (first !== '$' && first !== '\\') return false;
    const found = INLINE.exec(state.src.slice(state.pos, Math.min(state.posMax, state.pos + 2000)));
    const formula = found?.[1] ?? found?.[2];
    if (!found || formula === undefined) return false;
    if (!silent) {
      state.push('html_inline', '', 0).content =
        `<span class="arithmatex">\\(${md.utils.escapeHtml(formula)}\\)</span>`;
    }
    state.pos += found[0].length;
    return true;
  });
  md.block.ruler.before('fence', 'math_block', (state, start, end, silent) => {
    const first = state.getLines(start, start + 1, state.blkIndent, false).trim();
    if (!BLOCK_OPEN.test(first)) return false;
    const close = first.startsWith('$$') ? '$$' : '\\]';
    let last = start;
    let text = first.slice(2);
    while (!text.trimEnd().endsWith(close)) {
      last += 1;
      if (last >= end || state.isEmpty(last)) return false;
      text += `\n${state.getLines(last, last + 1, state.blkIndent, false)}`;
    }
    if (silent) return true;
    const formula = text.trimEnd().slice(0, -2).trim();
    state.push('html_block', '', 0).content =
      `<div class="arithmatex">\\[${md.utils.escapeHtml(formula)}\\]</div>\n`;
    state.line = last + 1;
    return true;
  });
}
