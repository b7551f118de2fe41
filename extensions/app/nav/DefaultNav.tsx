import { lazy, Suspense } from 'react';
import { configApiRef, type NavContentComponentProps, useApi } from '#sdk';
import { useScreenSize } from '../layout/useScreenSize';
import { BottomBarPlace } from './BottomBarPlace';
import { NavDrawer } from './NavDrawer';

const BottomBar = lazy(() => import('./BottomBar').then((module) => ({ default: module.BottomBar })));

/** The navigation as the portal brings it: search first, the pages in the order of the tree, settings at the bottom. */
export function DefaultNav({ navItems }: NavContentComponentProps) {
  const config = useApi(configApiRef);
  const size = useScreenSize();
  const bag = navItems.clone();
  const search = bag.take('page:search');
  const settings = bag.take('page:user-settings');
  const main = search ? [search, ...bag.rest()] : bag.rest();
  if (size === 'small') {
    return (
      <Suspense fallback={<BottomBarPlace />}>
        <BottomBar main={main} settings={settings} />
      </Suspense>
    );
  }
  return (
    <NavDrawer
      appTitle={config.getOptionalString('app.title') ?? 'Trellis'}
      main={main}
      settings={settings}
      canPin={size === 'large'}
    />
  );
}
