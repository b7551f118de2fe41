import type { NavContentComponentProps, NavContentNavItem } from '#sdk';
import type { NavEntry, NavPageEntry } from './navEntry';
import { NavEntryLink } from './NavEntryLink';
import { NavFrame } from './NavFrame';

/** The navigation as the portal brings it: search first, the pages in the order of the tree, settings at the bottom. */
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
