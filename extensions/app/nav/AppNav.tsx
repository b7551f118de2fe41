import { lazy, Suspense, useMemo } from 'react';
import type { NavContentComponent } from '#sdk';
import { createNavItems } from './createNavItems';
import { DefaultNav } from './DefaultNav';
import { NavFrame } from './NavFrame';
import type { NavItemTarget } from './navItemTarget';
import type { NavSettings } from './navSettings';
import { useNavItems } from './useNavItems';

const ArrangedNav = lazy(() =>
  import('./arranged/ArrangedNav').then((module) => ({ default: module.ArrangedNav })),
);

/** Props of {@link AppNav}. */
export interface AppNavProps {
  Content?: NavContentComponent | undefined;
  /** Items of the older form. */
  targets: readonly NavItemTarget[];
  settings: NavSettings;
}

/** Draws the navigation: by the content attached to `app/nav`, else as the configuration wants it, else the portal's own. */
export function AppNav({ Content, targets, settings }: AppNavProps) {
  const isArranged = Object.values(settings).some((setting) => setting !== undefined);
  if (Content === undefined && isArranged) {
    return (
      <Suspense fallback={<NavFrame main={[]} bottom={[]} profileHref={undefined} drawEntry={() => null} />}>
        <ArrangedNav settings={settings} targets={targets} />
      </Suspense>
    );
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
  // A bag of its own for each drawing, as content takes items out of it.
  return <Content navItems={navItems.clone()} items={listed} />;
}
