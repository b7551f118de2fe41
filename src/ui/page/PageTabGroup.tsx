import { ChevronDown } from 'lucide-react';
import { useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { useMenu } from '../overlay/useMenu';
import type { PageTab, PageTabGroupItem } from './PageTabs';

function isUnder(pathname: string, path: string, end: boolean): boolean {
  const base = path.replace(/\/+$/, '');
  return pathname === base || pathname === `${base}/` || (!end && pathname.startsWith(`${base}/`));
}

function useActiveTab(tabs: readonly PageTab[]): PageTab | undefined {
  const { pathname } = useLocation();
  const here = useResolvedPath('.').pathname;
  const absolute = (to: string) => (to.startsWith('/') ? to : `${here.replace(/\/+$/, '')}/${to}`);
  return tabs.find((tab) => isUnder(pathname, absolute(tab.to), tab.end ?? false));
}

/** A tab that opens a menu of tabs. It shows the name of the active tab next to its own. */
export function PageTabGroup({ group }: { group: PageTabGroupItem }) {
  const navigate = useNavigate();
  const active = useActiveTab(group.items);
  const menu = useMenu({
    label: group.label,
    items: group.items.map((tab) => ({
      id: tab.id,
      label: tab.label,
      icon: tab.icon,
      selected: tab === active,
      onSelect: () => void navigate(tab.to),
    })),
  });
  return (
    <>
      <button type="button" data-active={active ? '' : undefined} {...menu.trigger}>
        {group.icon}
        <bdi>{active ? `${group.label}: ${active.label}` : group.label}</bdi>
        <ChevronDown aria-hidden />
      </button>
      {menu.popup}
    </>
  );
}
