import type { MarkdownIt, StateBlock } from 'markdown-it';
import type { PageContext } from './pageContext';

const CONTENT_INDENT = 4;
const ADMONITION = /^(!!!|\?\?\?\+?) +([\w-]+(?: +[\w-]+)*)?(?: *"(.*)")? *$/;
const TAB = /^===([!+]*) +"(.*)" *$/;

/** Adds blocks whose content is indented by four spaces: admonitions, details and content tabs. */
export function addContainers(md: MarkdownIt): void {
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  md.block.ruler.before('fence', 'admonition', parseAdmonition, { alt });
  md.block.ruler.before('fence', 'content_tabs', parseTabs, { alt });
}

function parseAdmonition(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const [, marker = '', types = '', written] = ADMONITION.exec(readLine(state, start)) ?? [];
  if (marker === '') return false;
  if (silent) return true;
  const isDetails = marker.startsWith('?');
  const names = types === '' ? ['note'] : types.toLowerCase().split(/ +/);
  const title = written ?? capitalize(names[0] ?? '');
  const open = state.push('admonition_open', isDetails ? 'details' : 'div', 1);
  open.block = true;
  open.attrs = [['class', [...(isDetails ? [] : ['admonition']), ...names].join(' ')]];
  if (marker === '???+') open.attrSet('open', 'open');
  if (title !== '' || isDetails) {
    const tag = isDetails ? 'summary' : 'p';
    const titleOpen = state.push('admonition_title_open', tag, 1);
    if (!isDetails) titleOpen.attrs = [['class', 'admonition-title']];
    pushInline(state, title === '' ? capitalize(names[0] ?? '') : title, start);
    state.push('admonition_title_close', tag, -1);
  }
  const next = parseContent(state, start, end);
  state.push('admonition_close', isDetails ? 'details' : 'div', -1).block = true;
  state.line = next;
  return true;
}

function parseTabs(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (!TAB.test(readLine(state, start))) return false;
  if (silent) return true;
  const indent = state.sCount[start] ?? 0;
  const context = state.env as PageContext;
  context.tabGroups += 1;
  const group = context.tabGroups;
  const head = state.push('tabs_open', 'div', 1);
  head.block = true;
  const titles: string[] = [];
  let selected = 1;
  let line = start;
  for (;;) {
    const [, flags = '', title] = line < end ? (TAB.exec(readLine(state, line)) ?? []) : [];
    if (title === undefined || (state.sCount[line] ?? 0) !== indent) break;
    if (flags.includes('!') && titles.length > 0) break;
    titles.push(title);
    if (flags.includes('+')) selected = titles.length;
    const open = state.push('tab_open', 'div', 1);
    open.block = true;
    open.attrs = [['class', 'tabbed-block']];
    line = parseContent(state, line, end);
    state.push('tab_close', 'div', -1).block = true;
    while (line < end && state.isEmpty(line) && nextIsTab(state, line, end, indent)) line += 1;
  }
  head.meta = { group, titles, selected };
  state.push('tabs_close', 'div', -1).block = true;
  state.line = line;
  return true;
}

/** Whether a tab of the same group follows after empty lines. */
function nextIsTab(state: StateBlock, from: number, end: number, indent: number): boolean {
  const next = skipEmpty(state, from, end);
  return next < end && (state.sCount[next] ?? 0) === indent && TAB.test(readLine(state, next));
}

/** Parses the indented lines after a line. Returns the first line after them. */
function parseContent(state: StateBlock, start: number, end: number): number {
  const indent = (state.sCount[start] ?? 0) + CONTENT_INDENT;
  let next = start + 1;
  let last = next;
  for (; next < end; next += 1) {
    if (state.isEmpty(next)) continue;
    if ((state.sCount[next] ?? 0) < indent) break;
    last = next + 1;
  }
  const { blkIndent, lineMax, parentType } = state;
  state.blkIndent = indent;
  state.lineMax = last;
  state.parentType = 'root';
  state.md.block.tokenize(state, start + 1, last);
  Object.assign(state, { blkIndent, lineMax, parentType });
  return last;
}

function skipEmpty(state: StateBlock, from: number, end: number): number {
  let line = from;
  while (line < end && state.isEmpty(line)) line += 1;
  return line;
}

function readLine(state: StateBlock, line: number): string {
  if ((state.sCount[line] ?? 0) - state.blkIndent >= CONTENT_INDENT) return '';
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

function pushInline(state: StateBlock, content: string, line: number): void {
  const token = state.push('inline', '', 0);
  token.content = content;
  token.map = [line, line + 1];
  token.children = [];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Adds the markup of tabs that Material for MkDocs writes: the tabs first, then their contents. */
export function addContainerRenderers(md: MarkdownIt): void {
  const { rules } = md.renderer;
  rules['tabs_open'] = (tokens, index, _options, env) => {
    const { group, titles, selected } = (tokens[index]?.meta ?? {}) as {
      group: number;
      titles: string[];
      selected: number;
    };
    const id = (number: number): string => `__tabbed_${group}_${number}`;
    const inputs = titles.map((_title, at) => {
      const checked = at + 1 === selected ? 'checked="checked" ' : '';
      return `<input ${checked}id="${id(at + 1)}" name="__tabbed_${group}" type="radio">`;
    });
    const labels = titles.map(
      // With the footnotes of the page, each label would end with all of them.
      (title, at) =>
        `<label for="${id(at + 1)}">${md.renderInline(title, { ...env, footnotes: {} })}</label>`,
    );
    return `<div class="tabbed-set tabbed-alternate" data-tabs="${group}:${titles.length}">${inputs.join('')}<div class="tabbed-labels">${labels.join('')}</div>\n<div class="tabbed-content">\n`;
  };
  rules['tabs_close'] = () => '</div>\n</div>\n';
}
