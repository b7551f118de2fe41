import { useEffect, useEffectEvent } from 'react';
import { useTranslationRef } from '#sdk';
import { readerTranslationRef } from '../i18n/reader/readerTranslationRef';
import type { Frame } from '../reader/frame/createFrame';
import { openDrawer } from './openDrawer';
import type { OpenDrawer } from '../reader/toolbar/Toolbar';
import { useOverlay } from '../reader/context/useOverlay';

/** Props of {@link PageDrawer}. */
export interface PageDrawerProps {
  frame: Frame;
  /** Receives the function that opens a drawer, and changes with each URL. */
  onReady: (drawer: { open: OpenDrawer }) => void;
}

/** The drawer of small screens. */
export function PageDrawer({ frame, onReady }: PageDrawerProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const { value, open, close } = useOverlay('drawer');
  useEffect(() => onReady({ open }), [onReady, open]);
  const show = useEffectEvent((drawer: 'pages' | 'toc') =>
    openDrawer(frame, {
      side: drawer === 'pages' ? 'primary' : 'secondary',
      label: t(drawer),
      closeLabel: t('close'),
      onDismiss: close,
    }),
  );
  useEffect(() => (value === 'pages' || value === 'toc' ? show(value) : undefined), [value]);
  return null;
}
