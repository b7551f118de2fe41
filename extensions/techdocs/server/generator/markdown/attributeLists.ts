import type { MarkdownIt, Token } from 'markdown-it';

const LIST = String.raw`\{:? *([^{}\n]*?(?:[.#=])[^{}\n]*?) *\}`;
const AT_START = new RegExp(`^${LIST}`);
const AT_END = new RegExp(`[ \\t]*${LIST}[ \\t]*$`);
const LAST_LINE = new RegExp(`(?:^|\\n)[ \\t]*${LIST}[ \\t]*$`);
const ITEM = /#([\w:.-]+)|\.([\w:-]+)|([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/** Adds `{: #id .class key=value }` after blocks, headings, table cells and inline elements. */
export function addAttributeLists(md: MarkdownIt): void {
  // Before the inline parser, so that the list is not part of the text.
  md.core.ruler.before('inline', 'block_attributes', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const owner = tokens[index - 1];
      if (token.type !== 'inline' || !owner) continue;
      const pattern = /^(?:heading|th|td)_open$/.test(owner.type) ? AT_END : LAST_LINE;
      const found = pattern.exec(token.content);
      if (!found?.[1] || !applyList(owner, found[1])) continue;
      token.content = token.content.slice(0, found.index);
    }
  });
  md.core.ruler.after('inline', 'inline_attributes', ({ tokens }) => {
    for (const { children } of tokens) applyInline(children ?? []);
  });
}

function applyInline(children: Token[]): void {
  for (const [index, token] of children.entries()) {
    const before = children[index - 1];
    if (token.type !== 'text' || !before) continue;
    const found = AT_START.exec(token.content);
    const owner = found && findOwner(children, index - 1);
    if (!found?.[1] || !owner || !applyList(owner, found[1])) continue;
    token.content = token.content.slice(found[0].length);
  }
}

/** Returns the token that starts the element before a text. */
function findOwner(children: Token[], at: number): Token | undefined {
  const end = children[at];
  if (!end) return undefined;
  if (/^(?:image|code_inline|icon)$/.test(end.type)) return end;
  if (!end.type.endsWith('_close')) return undefined;
  const open = end.type.replace(/_close$/, '_open');
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = children[index];
    if (token?.type === open && token.level === end.level) return token;
  }
  return undefined;
}

/** Returns whether the text is a list of attributes. */
function applyList(token: Token, list: string): boolean {
  if (list.replaceAll(ITEM, '').trim() !== '') return false;
  for (const [, id, name, key, ...values] of list.matchAll(ITEM)) {
    const value = values.find((text) => text !== undefined) ?? '';
    if (id !== undefined) token.attrSet('id', id);
    else if (name !== undefined) token.attrJoin('class', name);
    else if (key !== undefined && key.toLowerCase() === 'class') token.attrJoin('class', value);
    else if (key !== undefined && !/^on/i.test(key)) token.attrSet(key, value);
  }
  return true;
}
