/** The ids of the selected rows. */
export type Selection = ReadonlySet<string>;

/** Returns a selection with rows added or removed. */
export function changeSelection(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  const next = new Set(selection);
  for (const id of ids) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Lists the rows between two rows, inclusive and in either order. Returns only the second row if the first is not shown. */
export function listRange(shown: readonly string[], from: string | undefined, to: string): string[] {
  const [start, end] = [shown.indexOf(from ?? to), shown.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Returns whether none, some or all of the shown rows are selected, for the checkbox in the header. */
export function resolveAllState(shown: readonly string[], selection: Selection): 'none' | 'some' | 'all' {
  const count = shown.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
