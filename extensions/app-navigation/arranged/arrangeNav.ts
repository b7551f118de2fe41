import type { IconElement } from '#sdk';
import { resolveSafeHref } from '#ui';
import type { NavPage } from '#extensions/app';
import type { NavEntry } from '../entries/navEntry';
import type { NavEntrySettings, NavSettings } from '../content/navSettings';

/** The pages from which the navigation is arranged. */
export interface NavSource {
  /** All pages without parameters, in tree order. */
  pages: readonly NavPage[];
  /** Returns the page of an extension, even if it is not listed, or the reason why it can't be shown. */
  findPage(id: string): NavPage | string;
  icon(key: string | undefined, fallback: 'page' | 'link' | 'group'): IconElement;
  printTitle(title: string): string;
}

/** The arranged navigation, with warnings about entries that can't be shown. */
export interface ArrangedNav {
  main: NavEntry[];
  bottom: NavEntry[];
  warnings: string[];
}

const SETTINGS = 'page:user-settings';

/**
 * Arranges the navigation: configured entries in order, then the other pages in tree order. Settings are at the bottom
 * unless configured differently. Entries that can't be resolved are skipped with a warning.
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
    entries.flatMap((entry, index) => resolveEntry(entry, `${path}.${index}`) ?? []);

  function resolveEntry(entry: NavEntrySettings, key: string): NavEntry | undefined {
    if (entry === 'divider') return { kind: 'divider', key };
    if (typeof entry === 'string') return resolvePage({ page: entry }, key);
    if ('page' in entry) return resolvePage(entry, key);
    const title = source.printTitle(entry.title);
    const base = { key, title, badge: entry.badge === undefined ? undefined : `${entry.badge}` };
    if ('link' in entry) return resolveLink(entry.link, { ...base, icon: source.icon(entry.icon, 'link') });
    const entries = removeExtraDividers(resolve(entry.items, key));
    if (entries.length === 0) return skipEntry(entry.title, 'it has no entries to show');
    return { kind: 'group', ...base, icon: source.icon(entry.icon, 'group'), entries };
  }

  function resolvePage(
    entry: Extract<NavEntrySettings, { page: string }>,
    key: string,
  ): NavEntry | undefined {
    if (hidden.has(entry.page)) return undefined;
    const page = source.findPage(entry.page);
    if (typeof page === 'string') return skipEntry(entry.page, page);
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
    base: { key: string; title: string; icon: IconElement; badge: string | undefined },
  ): NavEntry | undefined {
    const href = resolveSafeHref(address);
    if (href === undefined) return skipEntry(base.title, `its URL '${address}' is not allowed`);
    return { kind: /^\/(?!\/)/.test(href) ? 'page' : 'link', ...base, href };
  }

  function skipEntry(name: string, reason: string): undefined {
    warnings.push(`The navigation does not show '${name}', because ${reason}.`);
  }

  const main = resolve(settings.items ?? [], 'items');
  const bottom = settings.bottom ? resolve(settings.bottom, 'bottom') : fallback.map(toEntry);
  return {
    main: removeExtraDividers([...main, ...rest.map(toEntry)]),
    bottom,
    warnings,
  };

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

/** Removes dividers that are not between two entries, for example because entries were skipped. */
function removeExtraDividers(entries: readonly NavEntry[]): NavEntry[] {
  const isLine = (index: number): boolean => (entries[index]?.kind ?? 'divider') === 'divider';
  const end = entries.findLastIndex((_, index) => !isLine(index));
  return entries.filter((_, index) => !isLine(index) || (index < end && !isLine(index - 1)));
}
