import { resolveTargetRow } from './resolveTargetRow';

const controls = 'a[href], button:not([disabled]), input:not([disabled])';
/** Elements that handle the keys themselves. */
const keyHandlers =
  'input:not([type=checkbox]), select, textarea, [contenteditable], [role=combobox], [role=slider], [role=tab]';

const navigable = new WeakSet<HTMLTableElement>();

/**
 * Adds navigation with the arrow keys, Home, End, Page Up and Page Down to a table. They move between the controls of a column.
 * Rows that are not rendered are scrolled into view first. The Tab key still stops at each control.
 */
export function navigateRows(table: HTMLTableElement): void {
  if (navigable.has(table)) return;
  navigable.add(table);
  table.addEventListener('keydown', (event) => handleKey(table, event));
}

function handleKey(table: HTMLTableElement, event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof Element) || target.closest(keyHandlers)) return;
  const row = target.closest('tr');
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr:not([aria-hidden], [data-plain])')];
  const [first] = rows;
  if (!row || !first) return;
  const positionOf = (one: HTMLTableRowElement) => Number(one.getAttribute('aria-rowindex') ?? 0) - 2;
  const isLong = first.hasAttribute('aria-rowindex');
  const index = row.closest('thead') ? -1 : isLong ? positionOf(row) : rows.indexOf(row);
  const count = isLong ? Number(table.getAttribute('aria-rowcount')) - 1 : rows.length;
  const { height } = first.getBoundingClientRect();
  const page = Math.max(1, Math.floor(window.innerHeight / Math.max(height, 1)) - 3);
  const next = resolveTargetRow(key, index, count, page);
  if (next === undefined) return;
  event.preventDefault();
  const column = target.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0;
  const find = () =>
    isLong ? table.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${next + 2}"]`) : rows[next];
  const shown = find();
  if (shown) return focusInRow(shown, column);
  const top = (index < 0 ? first : row).getBoundingClientRect().top + (next - Math.max(index, 0)) * height;
  findScroller(table).scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
  waitForElement(find, (found) => focusInRow(found, column));
}

/** Focuses the control in the same column, or else the first control in the row, or else the row. */
function focusInRow(row: HTMLTableRowElement, column: number): void {
  const inColumn = row.cells[column]?.querySelector<HTMLElement>(controls);
  const target = inColumn ?? row.querySelector<HTMLElement>(controls) ?? row;
  if (target === row) row.tabIndex = -1;
  target.focus();
}

function findScroller(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Waits for rows, which are rendered a frame or two after scrolling. */
function waitForElement<Found>(
  find: () => Found | null | undefined,
  then: (found: Found) => void,
  frames = 30,
): void {
  const found = find();
  if (found) then(found);
  else if (frames > 0) requestAnimationFrame(() => waitForElement(find, then, frames - 1));
}
