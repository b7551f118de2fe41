import type { MarkdownIt } from 'markdown-it';

const BOX = /^\[([ xX])\] +/;

/** Adds check boxes to list items that start with `[ ]` or `[x]`. */
export function addTaskLists(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'task_lists', ({ tokens, Token }) => {
    for (const [index, item] of tokens.entries()) {
      const inline = tokens[index + 2];
      const text = inline?.children?.[0];
      if (item.type !== 'list_item_open' || tokens[index + 1]?.type !== 'paragraph_open') continue;
      const found = text?.type === 'text' ? BOX.exec(text.content) : null;
      if (!found || !text) continue;
      text.content = text.content.slice(found[0].length);
      item.attrJoin('class', 'task-list-item');
      const box = new Token('html_inline', '', 0);
      const checked = found[1] === ' ' ? '' : ' checked';
      box.content = `<label class="task-list-control"><input type="checkbox" disabled${checked}><span class="task-list-indicator"></span></label> `;
      inline?.children?.unshift(box);
      findList(tokens, index)?.attrSet('class', 'task-list');
    }
  });
}

type Tokens = Parameters<Parameters<MarkdownIt['core']['ruler']['push']>[1]>[0]['tokens'];

/** Returns the start of the list that an item is part of. */
function findList(tokens: Tokens, item: number): Tokens[number] | undefined {
  const level = (tokens[item]?.level ?? 0) - 1;
  for (let index = item - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token?.level === level && token.type.endsWith('_list_open')) return token;
  }
  return undefined;
}
