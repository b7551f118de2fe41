import { configApiRef, lazyPart, useApi } from '#sdk';
import { useScreenSize } from '#extensions/app';
import { BarFrame, BottomBarSpacer } from './BottomBarSpacer';
import { NavDrawer } from '../drawer/NavDrawer';
import type { NavFrameProps } from '../entries/navEntry';

const loadBar = async () => (await import('../bar/BottomBar')).BottomBar;
// On phones, together with the app. A failure is shown when the bar is rendered.
if (globalThis.matchMedia?.('(max-width: 599.95px)').matches) loadBar().catch(() => undefined);
const BottomBar = lazyPart(loadBar, () => (
  <BottomBarSpacer>
    <BarFrame />
  </BottomBarSpacer>
));

/** The navigation for the current screen size: a drawer, or a bar at the bottom on phones. */
export function NavFrame(props: NavFrameProps) {
  const config = useApi(configApiRef);
  const size = useScreenSize();
  if (size === 'small') {
    return <BottomBar {...props} />;
  }
  return (
    <NavDrawer
      appTitle={config.getOptionalString('app.title') ?? 'Trellis'}
      {...props}
      canPin={size === 'large'}
    />
  );
}
