import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { FileText, Folder, Globe } from 'lucide-react';
import { appTreeApiRef, type IconElement, iconsApiRef, routeResolutionApiRef, useApi, useTitles } from '#sdk';
import { collectNavPages, type NavItemTarget, resolveNavPage, useAllowedPages } from '#extensions/app';
import { findCurrentEntry } from '../entries/findCurrentEntry';
import type { NavEntry } from '../entries/navEntry';
import { NavFrame } from '../frame/NavFrame';
import type { NavSettings } from '../content/navSettings';
import { type ArrangedNav as Arranged, arrangeNav } from './arrangeNav';
import { NavGroup } from './NavGroup';
import { NavEntryItem } from '../entries/NavEntryItem';
import { SubmenuProvider } from './submenus';

const fallbacks = { page: FileText, link: Globe, group: Folder } as const;

/** Props of {@link ArrangedNav}. */
export interface ArrangedNavProps {
  settings: NavSettings;
  targets: readonly NavItemTarget[];
}

/** Renders the navigation as configured in `app/nav`. */
export function ArrangedNav(props: ArrangedNavProps) {
  const { main, bottom, profileHref, warnings } = useArrangedNav(props);
  const current = findCurrentEntry([...main, ...bottom], useLocation());
  const reported = warnings.join('\n');
  useEffect(() => {
    if (reported !== '') console.warn(reported);
  }, [reported]);
  const drawEntry = (entry: NavEntry) =>
    entry.kind === 'group' ? (
      <NavGroup key={entry.key} entry={entry} current={current} />
    ) : (
      <NavEntryItem key={entry.key} entry={entry} current={current} />
    );
  return (
    <SubmenuProvider>
      <NavFrame main={main} bottom={bottom} profileHref={profileHref} drawEntry={drawEntry} />
    </SubmenuProvider>
  );
}

function useArrangedNav({
  settings,
  targets,
}: ArrangedNavProps): Arranged & { profileHref: string | undefined } {
  const { tree } = useApi(appTreeApiRef).getTree();
  const routes = useApi(routeResolutionApiRef);
  const icons = useApi(iconsApiRef);
  const printTitle = useTitles();
  const isAllowed = useAllowedPages(tree);
  return useMemo(() => {
    const pages = collectNavPages(tree, routes, targets).filter(({ node }) => isAllowed(node));
    const arranged = arrangeNav(settings, {
      pages,
      printTitle,
      icon: (key, fallback) => (key === undefined ? undefined : icons.icon(key)) ?? drawFallback(fallback),
      findPage(id) {
        const node = tree.nodes.get(id);
        if (!node) return 'there is no such extension';
        if (!node.instance || !isAllowed(node))
          return "the extension is disabled, or you don't have access to it";
        return resolveNavPage(node, routes, targets) ?? 'the extension has no path';
      },
    });
    const profileHref = pages.find(({ node }) => node.spec.id === 'page:user-settings')?.href;
    return { ...arranged, profileHref };
  }, [settings, targets, tree, routes, icons, printTitle, isAllowed]);
}

function drawFallback(kind: keyof typeof fallbacks): IconElement {
  const Icon = fallbacks[kind];
  return <Icon strokeWidth={1.75} aria-hidden />;
}
