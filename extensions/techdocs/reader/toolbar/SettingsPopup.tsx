import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AnchoredDialog, space } from '#ui';

/** Props of {@link SettingsPopup}. */
export interface SettingsPopupProps {
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const Box = styled('div')({ display: 'grid', gap: space[3], padding: space[4], minWidth: 240 });

/** The settings of add-ons. */
export function SettingsPopup({ anchor, label, onClose, children }: SettingsPopupProps) {
  return (
    <AnchoredDialog anchor={anchor} onClose={onClose} name={{ 'aria-label': label }}>
      <Box>{children}</Box>
    </AnchoredDialog>
  );
}
