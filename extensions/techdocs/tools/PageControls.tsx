import { PageTools, type PageToolsProps } from './PageTools';
import { PageDrawer, type PageDrawerProps } from './PageDrawer';

/** Props of {@link PageControls}. */
export interface PageControlsProps extends PageToolsProps, PageDrawerProps {
  /** Changes with each content that is inserted. */
  version: number;
}

/** What a page needs after its text: tools in the content, and the drawer of small screens. */
export function PageControls({ frame, path, version, onReady }: PageControlsProps) {
  return (
    <>
      <PageTools key={version} frame={frame} path={path} />
      <PageDrawer frame={frame} onReady={onReady} />
    </>
  );
}
