import { Moon, Sun } from 'lucide-react';

/** Props of {@link ThemeIcon}. */
export interface ThemeIconProps {
  variant: 'light' | 'dark';
}

/** The icon of a built-in theme, for lists of themes. */
export function ThemeIcon({ variant }: ThemeIconProps) {
  const Icon = variant === 'light' ? Sun : Moon;
  return <Icon size={24} aria-hidden />;
}
