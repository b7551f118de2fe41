import IconButton from '@mui/material/IconButton';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiText } from '../text/uiText';
import type { MenuAction } from './useMenu';
import { useMenu } from './useMenu';

/** Props of {@link MenuButton}. */
export interface MenuButtonProps {
  items: readonly MenuAction[];
  /** The accessible name of the button. Default: 'More actions'. */
  label?: string;
  icon?: ReactNode;
}

/** An icon button that opens a menu of actions. */
export function MenuButton({ items, label, icon }: MenuButtonProps) {
  const text = useUiText();
  const name = label ?? text('menu.open');
  const { trigger, popup } = useMenu({ label: name, items });
  return (
    <>
      <IconButton aria-label={name} title={name} {...trigger}>
        {icon ?? <EllipsisVertical aria-hidden />}
      </IconButton>
      {popup}
    </>
  );
}
