import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { iconsApiRef, joinPaths, useApi, useTitles, useTranslationRef } from '#sdk';
import type { PageTab, PageTabItem } from '#ui';
import type { EntityHeaderTab } from '../../blueprints/EntityHeaderLayoutBlueprint';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import type { EntityTab, TabContent } from './resolveEntityTabs';
import { builtInGroups, type ContentGroup } from './resolveGroups';

/** The tabs for the page header and for header layouts. */
export interface HeaderTabs {
  pageTabs: PageTabItem[];
  layoutTabs: EntityHeaderTab[];
  activeTabId?: string;
}

/** Resolves the paths, titles and icons of tabs. */
export function useHeaderTabs(
  tabs: ReadonlyArray<EntityTab<TabContent>>,
  { basePath, showIcons }: { basePath: string; showIcons: boolean },
): HeaderTabs {
  const printTitle = useTitles();
  const { t } = useTranslationRef(entityTranslationRef);
  const icons = useApi(iconsApiRef);
  const { pathname } = useLocation();
  return useMemo(() => {
    const iconOf = (icon: string | ReactElement | undefined): ReactElement | undefined => {
      if (!showIcons || icon === undefined) return undefined;
      return typeof icon === 'string' ? (icons.icon(icon) ?? undefined) : icon;
    };
    const tabOf = ({ id, title, path, icon }: TabContent): PageTab => ({
      id,
      label: printTitle(title),
      to: joinPaths(basePath, path),
      icon: iconOf(icon),
      end: path === '/',
    });
    const titleOf = (group: ContentGroup): string => {
      const builtIn = builtInGroups.find((id) => id === group.id);
      if (group.title !== undefined) return printTitle(group.title);
      return builtIn === undefined ? group.id : t(`groups.${builtIn}`);
    };
    const pageTabs = tabs.map((tab): PageTabItem =>
      'content' in tab
        ? tabOf(tab.content)
        : {
            id: tab.group.id,
            label: titleOf(tab.group),
            icon: iconOf(tab.group.icon),
            items: tab.contents.map(tabOf),
          },
    );
    const layoutTabs = pageTabs.flatMap((item): EntityHeaderTab[] =>
      'items' in item
        ? item.items.map((tab) => ({ ...layoutTab(tab), group: item.label }))
        : [layoutTab(item)],
    );
    return { pageTabs, layoutTabs, activeTabId: findActive(layoutTabs, pathname)?.id };
  }, [tabs, basePath, showIcons, t, printTitle, icons, pathname]);
}

function layoutTab({ id, label, to, icon }: PageTab): EntityHeaderTab {
  return { id, label, href: to, ...(icon ? { icon: icon as ReactElement } : {}) };
}

/** Finds the tab with the longest path that is a prefix of the current one. */
function findActive(tabs: readonly EntityHeaderTab[], pathname: string): EntityHeaderTab | undefined {
  return tabs
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href.replace(/\/+$/, '')}/`))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}
