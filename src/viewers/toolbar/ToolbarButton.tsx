import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

/** Props of {@link ToolbarButton}. */
export interface ToolbarButtonProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

/** A button in the toolbar of a viewer. */
export function ToolbarButton({ label, icon, disabled = false, onClick }: ToolbarButtonProps) {
  return (
    <IconButton size="small" disabled={disabled} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
