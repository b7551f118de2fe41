import type { IconElement } from '#sdk';
import { resolveSafeHref } from '#ui';
import type { NavPage } from '../collectNavItems';
import type { NavEntry } from '../navEntry';
import type { NavEntrySettings, NavSettings } from '../navSettings';

/** What the navigation is arranged from. */
export interface NavSource {
  /** All pages that can be gone to, in the order of the tree. */
  pages: readonly NavPage[];
  /** A page by the id of its extension, also one that stands in no list of pages; else why it cannot be gone to. */
  findPage(id: string): NavPage | string;
  icon(key: string | undefined, fallback: 'page' | 'link' | 'group'): IconElement;
  printTitle(title: string): string;
}

/** The navigation as the configuration wants it, and what of it could not be had. */
export interface ArrangedNav {
  main: NavEntry[];
  bottom: NavEntry[];
  warnings: string[];
}

const SETTINGS = 'page:user-settings';

/**
 * Arranges the navigation: first what the configuration names, in its order, then the other pages in the order of the tree.
 * The settings stand at the bottom unless it says otherwise. What cannot be resolved is left out and told of.
 */
export function arrangeNav(settings: NavSettings, source: NavSource): ArrangedNav {
  const warnings: string[] = [];
  const named = new Set<string>(settings.hide);
  const hidden = new Set(named);
  for (const id of listPages([...(settings.items ?? []), ...(settings.bottom ?? [])])) named.add(id);
  const fallback = named.has(SETTINGS) ? [] : source.pages.filter((page) => page.node.spec.id === SETTINGS);
  const rest = source.pages.filter(({ node, icon }) => {
    const { id } = node.spec;
    return icon !== undefined && !named.has(id) && (settings.bottom !== undefined || id !== SETTINGS);
  });

  const resolve = (entries: readonly NavEntrySettings[], path: string): NavEntry[] =>
    tidyDividers(entries.flatMap((entry, index) => resolveEntry(entry, `${path}.${index}`) ?? []));

  function resolveEntry(entry: NavEntrySettings, key: string): NavEntry | undefined {
    if (entry === 'divider') return { kind: 'divider', key };
    if (typeof entry === 'string') return resolvePage({ page: entry }, key);
    if ('page' in entry) return resolvePage(entry, key);
    const title = source.printTitle(entry.title);
    const line = { key, title, badge: entry.badge === undefined ? undefined : `${entry.badge}` };
    if ('link' in entry) return resolveLink(entry.link, { ...line, icon: source.icon(entry.icon, 'link') });
    const entries = resolve(entry.items, key);
    if (entries.length === 0) return leaveOut(entry.title, 'nothing that is in it can be shown');
    return { kind: 'group', ...line, icon: source.icon(entry.icon, 'group'), entries };
  }

  function resolvePage(
    entry: Extract<NavEntrySettings, { page: string }>,
    key: string,
  ): NavEntry | undefined {
    if (hidden.has(entry.page)) return undefined;
    const page = source.findPage(entry.page);
    if (typeof page === 'string') return leaveOut(entry.page, page);
    return {
      kind: 'page',
      key,
      title: source.printTitle(entry.title ?? page.title),
      href: page.href,
      icon: entry.icon === undefined && page.icon ? page.icon : source.icon(entry.icon, 'page'),
      badge: entry.badge === undefined ? undefined : `${entry.badge}`,
    };
  }

  function resolveLink(
    address: string,
    line: { key: string; title: string; icon: IconElement; badge: string | undefined },
  ): NavEntry | undefined {
    const href = resolveSafeHref(address);
    if (href === undefined) return leaveOut(line.title, `its address '${address}' is not safe to follow`);
    return { kind: /^\/(?!\/)/.test(href) ? 'page' : 'link', ...line, href };
  }

  function leaveOut(name: string, reason: string): undefined {
    warnings.push(`The navigation leaves out '${name}', because ${reason}.`);
  }

  const main = resolve(settings.items ?? [], 'items');
  const bottom = settings.bottom ? resolve(settings.bottom, 'bottom') : fallback.map(toEntry);
  return { main: [...main, ...rest.map(toEntry)], bottom, warnings };

  function toEntry({ node, title, href, icon }: NavPage): NavEntry {
    const { id } = node.spec;
    return {
      kind: 'page',
      key: id,
      title: source.printTitle(title),
      href,
      icon: icon ?? source.icon(undefined, 'page'),
    };
  }
}

function listPages(entries: readonly NavEntrySettings[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return entry;
    if ('items' in entry) return listPages(entry.items);
    return 'page' in entry ? entry.page : [];
  });
}

/** What was left out may leave lines behind that divide nothing. */
function tidyDividers(entries: readonly NavEntry[]): NavEntry[] {
  const single = entries.filter(
    ({ kind }, index) => kind !== 'divider' || (index > 0 && entries[index - 1]?.kind !== 'divider'),
  );
  return single.every(({ kind }) => kind === 'divider') ? [] : single;
}
