import { resolveStep } from './resolveStep';

const controls = 'a[href], button:not([disabled]), input:not([disabled])';
/** What needs the keys for itself. */
const ownKeys =
  'input:not([type=checkbox]), select, textarea, [contenteditable], [role=combobox], [role=slider], [role=tab]';

const walked = new WeakSet<HTMLTableElement>();

/**
 * Lets arrow keys, Home, End, Page up and Page down walk through a table's rows, from a control to the one in the same column.
 * Rows that are not drawn yet are scrolled to first. Every control stays a stop of the Tab key.
 */
export function walkRows(table: HTMLTableElement): void {
  if (walked.has(table)) return;
  walked.add(table);
  table.addEventListener('keydown', (event) => step(table, event));
}

function step(table: HTMLTableElement, event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof Element) || target.closest(ownKeys)) return;
  const row = target.closest('tr');
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr:not([aria-hidden], [data-plain])')];
  const [first] = rows;
  if (!row || !first) return;
  const place = (one: HTMLTableRowElement) => Number(one.getAttribute('aria-rowindex') ?? 0) - 2;
  const isLong = first.hasAttribute('aria-rowindex');
  const index = row.closest('thead') ? -1 : isLong ? place(row) : rows.indexOf(row);
  const count = isLong ? Number(table.getAttribute('aria-rowcount')) - 1 : rows.length;
  const { height } = first.getBoundingClientRect();
  const page = Math.max(1, Math.floor(window.innerHeight / Math.max(height, 1)) - 3);
  const next = resolveStep(key, index, count, page);
  if (next === undefined) return;
  event.preventDefault();
  const column = target.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0;
  const find = () =>
    isLong ? table.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${next + 2}"]`) : rows[next];
  const shown = find();
  if (shown) return focusInRow(shown, column);
  const top = (index < 0 ? first : row).getBoundingClientRect().top + (next - Math.max(index, 0)) * height;
  findScroller(table).scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
  untilFound(find, (found) => focusInRow(found, column));
}

/** The control in the column that the walk is in; in a row that has none there, its first; without any, the row itself. */
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

/** Scrolling draws rows a frame or two later. */
function untilFound<Found>(
  find: () => Found | null | undefined,
  then: (found: Found) => void,
  frames = 30,
): void {
  const found = find();
  if (found) then(found);
  else if (frames > 0) requestAnimationFrame(() => untilFound(find, then, frames - 1));
}
