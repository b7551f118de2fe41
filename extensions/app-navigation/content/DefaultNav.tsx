import type { NavContentComponentProps, NavContentNavItem } from '#sdk';
import type { NavEntry, NavPageEntry } from '../entries/navEntry';
import { NavEntryLink } from '../entries/NavEntryLink';
import { NavFrame } from '../frame/NavFrame';

/** The default navigation: search first, pages in tree order, settings at the bottom. */
export function DefaultNav({ navItems }: NavContentComponentProps) {
  const bag = navItems.clone();
  const search = bag.take('page:search');
  const settings = bag.take('page:user-settings');
  const main = search ? [search, ...bag.rest()] : bag.rest();
  return (
    <NavFrame
      main={main.map(toEntry)}
      bottom={settings ? [toEntry(settings)] : []}
      profileHref={settings?.href}
      drawEntry={drawPage}
    />
  );
}

function toEntry({ node, title, icon, href }: NavContentNavItem): NavPageEntry {
  return { kind: 'page', key: node.spec.id, title, icon, href };
}

function drawPage(entry: NavEntry) {
  return entry.kind === 'page' && <NavEntryLink key={entry.key} entry={entry} />;
}
