import { CircleX, Link, ScanSearch } from 'lucide-react';

const icons = { unregister: CircleX, inspect: ScanSearch, copyUrl: Link };

type MenuIconName = keyof typeof icons;

/** The icons of the menu items. Loaded with the entity page. */
export function DrawnMenuIcon({ name }: { name: MenuIconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
