import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { resolveTokens } from '../theme/resolveTokens';
import { fontSize, rem } from '../theme/scale';
import type { MenuAction } from './useMenu';

/** Props of {@link MenuPopup}. */
export interface MenuPopupProps {
  id: string;
  label: string;
  items: readonly MenuAction[];
  anchor: HTMLElement;
  onClose: () => void;
}

const Words = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& small': {
    display: 'block',
    fontSize: rem(fontSize.xs),
    color: theme.palette.text.secondary,
    whiteSpace: 'normal',
  },
}));

const Item = styled(MenuItem, { shouldForwardProp: (prop) => prop !== 'danger' })<{ danger: boolean }>(
  ({ theme, danger }) => (danger ? { '&, & svg': { color: resolveTokens(theme).status.error.text } } : {}),
);

function MenuLine({ item }: { item: MenuAction }) {
  return (
    <>
      {item.icon}
      <Words>
        <bdi>{item.label}</bdi>
        {item.description === undefined ? null : <small>{item.description}</small>}
      </Words>
      {item.hint}
      {item.selected === true && <Check aria-hidden />}
    </>
  );
}

/** The open menu; loaded with the first one that opens. */
export function MenuPopup({ id, label, items, anchor, onClose }: MenuPopupProps) {
  const isChoice = items.some((item) => item.selected !== undefined);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        // The menu is rendered in the body, outside of all landmarks, so it is a landmark itself.
        root: { role: 'region', 'aria-label': label },
        list: { id, 'aria-label': label },
      }}
    >
      {items.flatMap((item) => [
        item.divider === true ? <Divider key={`${item.id}:divider`} /> : null,
        <Item
          key={item.id}
          danger={item.danger === true}
          disabled={item.disabled === true}
          {...(isChoice ? { role: 'menuitemradio', 'aria-checked': item.selected === true } : {})}
          selected={item.selected === true}
          onClick={() => {
            onClose();
            item.onSelect();
          }}
        >
          <MenuLine item={item} />
        </Item>,
      ])}
    </Menu>
  );
}
