import { type Match, matchItems } from './matchItems';
import { builtInGroups, type PaletteItem } from './paletteItem';
import { type PaletteInput, prefixes } from './parseInput';

/** A row of the palette. */
export type PaletteRow = Pick<Match<PaletteItem>, 'item' | 'ranges'>;

type HasItem = Pick<PaletteRow, 'item'>;

/** The rows of one group. */
export interface PaletteSection {
  group: string;
  rows: readonly PaletteRow[];
}

/** The most rows that are shown. */
const MOST_ROWS = 50;
/** The most rows of one group among others. */
const mostOfGroup = 8;
/** The rows of groups while nothing is typed. */
const mostWhenEmpty: Readonly<Record<string, number>> = { recent: 6, here: 12, pages: 16, settings: 0 };
/** The score of results of the server whose title does not match, such as those with a typo. Later results have less. */
const foundScore = 0.45;
const perFound = 0.005;

/**
 * Selects and sorts the items for what the user typed: groups by their best match, and items by match and use. At most 50 rows.
 *
 * @param bonuses how much the use of each item raises its score
 */
export function arrangeItems(
  items: readonly PaletteItem[],
  { prefix, text }: PaletteInput,
  bonuses: ReadonlyMap<string, number>,
): PaletteSection[] {
  const kind = prefix && prefixes[prefix];
  const offered = kind ? items.filter((item) => item.kind === kind) : items;
  if (text === '') return arrangeUnmatched(offered, kind !== undefined);
  const matching = matchItems(offered, text);
  const matches = [...matching, ...listFound(offered, matching)].map((match) => ({
    match,
    item: match.item,
    score: match.score + (bonuses.get(match.item.id) ?? 0),
  }));
  // Of repeated items, the best match is shown, and of equal ones, the one in a group of its own.
  const best = matches.toSorted((a, b) => b.score - a.score || Number(isRecent(a)) - Number(isRecent(b)));
  const groups = groupRows(removeRepeated(best)).map(([group, rows]) => ({
    group,
    rows: rows.slice(0, kind ? MOST_ROWS : mostOfGroup),
  }));
  const sorted = groups.toSorted((a, b) => bestOf(b) - bestOf(a) || rankOf(a.group) - rankOf(b.group));
  return limitRows(sorted, MOST_ROWS).map(({ group, rows }) => ({
    group,
    rows: rows.map(({ match: { item, ranges } }) => ({ item, ranges })),
  }));
}

function arrangeUnmatched(items: readonly PaletteItem[], isKind: boolean): PaletteSection[] {
  const all = items.map((item) => ({ item, ranges: [] }));
  const shown = isKind
    ? all.filter((row) => !isRecent(row))
    : removeRepeated(all).filter((row) => isRecent(row) || !row.item.isPart);
  const groups = groupRows(shown).map(([group, rows]) => {
    const most = isKind ? MOST_ROWS : (mostWhenEmpty[group] ?? mostOfGroup);
    return { group, rows: rows.slice(0, most) };
  });
  return limitRows(
    groups.toSorted((a, b) => rankOf(a.group) - rankOf(b.group)),
    MOST_ROWS,
  );
}

/** The server knows more than titles and forgives other typos, so its results are shown even if their title does not match. */
function listFound(
  items: readonly PaletteItem[],
  matching: ReadonlyArray<Match<PaletteItem>>,
): Array<Match<PaletteItem>> {
  const matched = new Set(matching.map(({ item }) => item));
  return items
    .filter(({ isFound }) => isFound)
    .flatMap((item, index) =>
      matched.has(item) ? [] : [{ item, score: foundScore - Math.min(50, index) * perFound, ranges: [] }],
    );
}

function isRecent({ item }: HasItem): boolean {
  return item.group === 'recent';
}

/**
 * An item of several groups is shown in the first one. Two items that lead to the same place are one, except saved views: users know
 * them by the names that they chose.
 */
function removeRepeated<T extends HasItem>(rows: readonly T[]): T[] {
  const seen = new Set<string>();
  return rows.filter(({ item: { id, to, group } }) => {
    const keys = to === undefined || group === 'views' ? [id] : [id, `to ${to}`];
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !isRepeated;
  });
}

function groupRows<T extends HasItem>(rows: readonly T[]): Array<[group: string, rows: T[]]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const members = groups.get(row.item.group);
    if (members) members.push(row);
    else groups.set(row.item.group, [row]);
  }
  return [...groups];
}

/** Takes the first rows of all sections. */
export function limitRows<T>(
  sections: ReadonlyArray<{ group: string; rows: readonly T[] }>,
  most: number,
): Array<{ group: string; rows: readonly T[] }> {
  let left = most;
  return sections.flatMap(({ group, rows }) => {
    const shown = rows.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [{ group, rows: shown }] : [];
  });
}

function bestOf({ rows }: { rows: ReadonlyArray<{ score: number }> }): number {
  return rows[0]?.score ?? 0;
}

function rankOf(group: string): number {
  const rank = (builtInGroups as readonly string[]).indexOf(group);
  return rank === -1 ? builtInGroups.length : rank;
}
