import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Download, List, Maximize2, Minimize2, Network, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { MenuButton, SegmentedControl, space, Tooltip } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { GraphCamera } from './createGraphCamera';

/** The view: a graph or a list. */
export type GraphView = 'graph' | 'list';

/** Props of {@link GraphToolbar}. */
export interface GraphToolbarProps {
  view: GraphView;
  onViewChange: (view: GraphView) => void;
  /** Undefined while no graph is shown. */
  camera: GraphCamera | undefined;
  isFullscreen: boolean;
  /** Undefined if fullscreen is not available. */
  onFullscreen: (() => void) | undefined;
  onExport: (format: 'svg' | 'png') => void;
  /** The search field. */
  search: ReactNode;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: space[2],
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > [data-search]': { flex: '1 1 140px', display: 'flex', justifyContent: 'center', minWidth: 0 },
  '& > [data-actions]': { display: 'flex', gap: space[1] },
}));

/** Buttons for everything that the pointer can do in a graph. */
export function GraphToolbar(props: GraphToolbarProps) {
  const { view, onViewChange, camera, isFullscreen, onFullscreen, onExport, search } = props;
  const t = useViewerText();
  return (
    <Bar>
      <SegmentedControl
        label={t('graph.view')}
        value={view}
        segments={[
          { value: 'graph', label: t('graph.graph'), icon: <Network size={16} aria-hidden /> },
          { value: 'list', label: t('graph.list'), icon: <List size={16} aria-hidden /> },
        ]}
        onChange={onViewChange}
      />
      <span data-search="">{search}</span>
      <span data-actions="">
        {camera && view === 'graph' && (
          <>
            <Action label={t('graph.zoomIn')} icon={ZoomIn} onClick={camera.zoomIn} />
            <Action label={t('graph.zoomOut')} icon={ZoomOut} onClick={camera.zoomOut} />
            <Action label={t('graph.fit')} icon={Scan} onClick={camera.fit} />
            <MenuButton
              label={t('graph.export')}
              icon={<Download size={18} aria-hidden />}
              items={(['svg', 'png'] as const).map((format) => ({
                id: format,
                label: t(`graph.${format}`),
                onSelect: () => onExport(format),
              }))}
            />
          </>
        )}
        {onFullscreen && (
          <Action
            label={t(isFullscreen ? 'graph.exitFullscreen' : 'graph.fullscreen')}
            icon={isFullscreen ? Minimize2 : Maximize2}
            onClick={onFullscreen}
          />
        )}
      </span>
    </Bar>
  );
}

function Action({ label, icon, onClick }: { label: string; icon: LucideIcon; onClick: () => void }) {
  return (
    <Tooltip title={label} describe={false}>
      <IconButton aria-label={label} onClick={onClick} size="small">
        {createElement(icon, { size: 18, 'aria-hidden': true })}
      </IconButton>
    </Tooltip>
  );
}
