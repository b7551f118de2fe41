import type { ToolContext } from './ToolContext';
import { forEachInBatches } from './forEachInBatches';
import { isWide, watchSizes } from './watchSizes';

/** Puts tables into frames, so that a wide table scrolls and not the page. A frame that scrolls can have the focus. */
export function scrollTables(root: ShadowRoot, { t }: ToolContext): () => void {
  const sizes = watchSizes((frame) => {
    if (isWide(frame)) Object.assign(frame, { tabIndex: 0, role: 'group', ariaLabel: t('table.label') });
    else for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
  });
  const tables = [...root.querySelectorAll<HTMLElement>('.md-content table')].filter(isFramed);
  const undo = forEachInBatches(tables, (table) => {
    const frame = document.createElement('div');
    frame.dataset['docsScroll'] = '';
    table.replaceWith(frame);
    frame.append(table);
    sizes.add(frame);
    return () => frame.replaceWith(table);
  });
  return () => {
    sizes.stop();
    undo();
  };
}

/** Tables of code have line numbers. Tables in tables scroll with the outer one. */
function isFramed(table: Element): boolean {
  const isData = !table.hasAttribute('class') || table.matches('.table, .docutils');
  return isData && !table.parentElement?.closest('table, .md-typeset__table');
}
