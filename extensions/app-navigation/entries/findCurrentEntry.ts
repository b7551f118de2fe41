import type { NavEntry } from './navEntry';

interface Address {
  pathname: string;
  search: string;
}

/**
 * Finds the entry for the current location or its closest ancestor. Of several, the longest path wins, then the most
 * query parameters.
 */
export function findCurrentEntry(entries: readonly NavEntry[], address: Address): string | undefined {
  let best: { key: string; score: number } | undefined;
  for (const entry of flattenEntries(entries)) {
    const score = entry.kind === 'page' ? rate(entry.href, address) : -1;
    if (score >= 0 && (!best || score > best.score)) best = { key: entry.key, score };
  }
  return best?.key;
}

/** Whether an entry is the current one or contains it. */
export function holdsEntry(entry: NavEntry, key: string | undefined): boolean {
  if (key === undefined) return false;
  return entry.kind === 'group' ? entry.entries.some((inner) => holdsEntry(inner, key)) : entry.key === key;
}

function flattenEntries(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => (entry.kind === 'group' ? flattenEntries(entry.entries) : entry));
}

function rate(href: string, { pathname, search }: Address): number {
  const [path = '', query = ''] = href.replace(/#.*/s, '').split('?');
  const isHere = pathname === path || (path !== '/' && pathname.startsWith(`${path.replace(/\/$/, '')}/`));
  if (!isHere) return -1;
  const shown = new URLSearchParams(search);
  const asked = [...new URLSearchParams(query)];
  return asked.every(([name, value]) => shown.getAll(name).includes(value))
    ? path.length * 1000 + asked.length
    : -1;
}
