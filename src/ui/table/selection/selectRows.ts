/** The ids of the rows that are selected. */
export type Selection = ReadonlySet<string>;

/** A selection with some rows taken in or out. */
export function changeSelection(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  const next = new Set(selection);
  for (const id of ids) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The rows from one to another, both with them, whichever comes first; only the second when the first is not shown. */
export function listRange(shown: readonly string[], from: string | undefined, to: string): string[] {
  const [start, end] = [shown.indexOf(from ?? to), shown.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How many of the shown rows are selected, as a box for all of them says it. */
export function resolveAllState(shown: readonly string[], selection: Selection): 'none' | 'some' | 'all' {
  const count = shown.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
