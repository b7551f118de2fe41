import type { ReactElement } from 'react';
import type { AppTree, IconsApi } from '#sdk';
import { resolveSafeHref } from '#ui';
import { navItemTargetDataRef, type NavItemTarget } from '#extensions/app';
import { listNavLinks } from '#extensions/app-navigation';
import type { PaletteItem } from '../model/paletteItem';

/** Collects the links that the configuration of the navigation adds. */
export function collectNavLinks(
  tree: AppTree,
  icons: IconsApi,
  fallbackIcon: ReactElement,
  printTitle: (title: string) => string,
): PaletteItem[] {
  const nav = tree.nodes.get('app/nav');
  if (!nav?.instance) return [];
  return listNavLinks(nav.spec.config).flatMap(({ title, link, icon }) => {
    const to = resolveSafeHref(link);
    if (to === undefined) return [];
    const printed = printTitle(title);
    return [
      {
        id: `link:${link}`,
        kind: 'page',
        group: 'pages',
        title: printed,
        icon: (icon === undefined ? undefined : icons.icon(icon)) ?? fallbackIcon,
        note: to.startsWith('/') ? undefined : new URL(to, window.location.href).host,
        to,
        keywords: [title, link],
      } satisfies PaletteItem,
    ];
  });
}

/** Collects the navigation items that older plugins declare separately from their pages. */
export function collectNavTargets(tree: AppTree): NavItemTarget[] {
  const items = tree.nodes.get('app/nav')?.edges.attachments.get('items') ?? [];
  return items.flatMap(({ instance }) => instance?.getData(navItemTargetDataRef) ?? []);
}
