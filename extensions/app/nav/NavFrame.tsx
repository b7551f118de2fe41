import { lazy, Suspense } from 'react';
import { configApiRef, useApi } from '#sdk';
import { useScreenSize } from '../layout/useScreenSize';
import { BottomBarPlace } from './BottomBarPlace';
import { NavDrawer } from './NavDrawer';
import type { NavFrameProps } from './navEntry';

const BottomBar = lazy(() => import('./BottomBar').then((module) => ({ default: module.BottomBar })));

/** The navigation for the room that there is: a drawer at the side, or a bar at the bottom of a phone. */
export function NavFrame(props: NavFrameProps) {
  const config = useApi(configApiRef);
  const size = useScreenSize();
  if (size === 'small') {
    return (
      <Suspense fallback={<BottomBarPlace />}>
        <BottomBar {...props} />
      </Suspense>
    );
  }
  return (
    <NavDrawer
      appTitle={config.getOptionalString('app.title') ?? 'Trellis'}
      {...props}
      canPin={size === 'large'}
    />
  );
}
