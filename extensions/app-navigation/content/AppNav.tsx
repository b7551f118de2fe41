import { useMemo } from 'react';
import { lazyPart, type NavContentComponent } from '#sdk';
import { createNavItems } from './createNavItems';
import { DefaultNav } from './DefaultNav';
import { NavDialogs } from '../entries/NavDialogs';
import { NavFrame } from '../frame/NavFrame';
import { type NavItemDialog, type NavItemTarget, useNavItems } from '#extensions/app';
import type { NavSettings } from './navSettings';

const ArrangedNav = lazyPart(
  async () => (await import('../arranged/ArrangedNav')).ArrangedNav,
  () => <NavFrame main={[]} bottom={[]} profileHref={undefined} drawEntry={() => null} />,
);

/** Props of {@link AppNav}. */
export interface AppNavProps {
  Content?: NavContentComponent | undefined;
  /** Items that older plugins declare. */
  targets: readonly NavItemTarget[];
  /** Dialogs that entries open instead of their pages. */
  dialogs: readonly NavItemDialog[];
  settings: NavSettings;
}

/** Renders the navigation: the content attached to `app/nav`, else the configured navigation, else the default one. */
export function AppNav({ dialogs, ...props }: AppNavProps) {
  return (
    <NavDialogs dialogs={dialogs}>
      <Nav {...props} />
    </NavDialogs>
  );
}

function Nav({ Content, targets, settings }: Omit<AppNavProps, 'dialogs'>) {
  const isArranged = Object.values(settings).some((setting) => setting !== undefined);
  if (Content === undefined && isArranged) {
    return <ArrangedNav settings={settings} targets={targets} />;
  }
  return <ContentNav Content={Content ?? DefaultNav} targets={targets} hide={settings.hide} />;
}

const none: readonly string[] = [];

interface ContentNavProps {
  Content: NavContentComponent;
  targets: readonly NavItemTarget[];
  hide: readonly string[] | undefined;
}

function ContentNav({ Content, targets, hide = none }: ContentNavProps) {
  const all = useNavItems(targets);
  const items = useMemo(() => all.filter(({ node }) => !hide.includes(node.spec.id)), [all, hide]);
  const navItems = useMemo(() => createNavItems(items), [items]);
  const listed = useMemo(
    () => items.map(({ icon, title, routeRef, href }) => ({ icon, title, routeRef, to: href, text: title })),
    [items],
  );
  // Content removes items from the collection, so each render needs a new one.
  return <Content navItems={navItems.clone()} items={listed} />;
}
