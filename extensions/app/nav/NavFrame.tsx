import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { configApiRef, useApi } from '#sdk';
import { useScreenSize } from '../layout/useScreenSize';
import { BottomBarPlace } from './BottomBarPlace';
import { findCurrentEntry } from './findCurrentEntry';
import { NavDrawer } from './NavDrawer';
import type { NavFrameProps } from './navEntry';

const BottomBar = lazy(() => import('./BottomBar').then((module) => ({ default: module.BottomBar })));

/** The navigation for the room that there is: a drawer at the side, or a bar at the bottom of a phone. */
export function NavFrame(props: NavFrameProps) {
  const { main, bottom } = props;
  const config = useApi(configApiRef);
  const size = useScreenSize();
  const current = findCurrentEntry([...main, ...bottom], useLocation());
  if (size === 'small') {
    return (
      <Suspense fallback={<BottomBarPlace />}>
        <BottomBar {...props} current={current} />
      </Suspense>
    );
  }
  return (
    <NavDrawer
      appTitle={config.getOptionalString('app.title') ?? 'Trellis'}
      {...props}
      current={current}
      canPin={size === 'large'}
    />
  );
}
