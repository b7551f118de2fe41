import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

/** Props of {@link ToolbarToggle}. */
export interface ToolbarToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  icon: ReactNode;
}

/** A button in the toolbar of a viewer that switches something on and off. */
export function ToolbarToggle({ label, isOn, onChange, icon }: ToolbarToggleProps) {
  return (
    <IconButton
      size="small"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => onChange(!isOn)}
    >
      {icon}
    </IconButton>
  );
}
