import { styled } from '@mui/material/styles';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { MenuButton, space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: space[3] });

/** A menu with commands, including a disabled and a destructive one. */
export function MenuSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const [chosen, setChosen] = useState<string>();
  const item = (id: 'edit' | 'copy' | 'remove') => ({
    id,
    label: t(`menu.${id}`),
    onSelect: () => setChosen(t(`menu.${id}`)),
  });
  return (
    <Row>
      <MenuButton
        label={t('menu.open')}
        items={[
          { ...item('edit'), icon: <Pencil aria-hidden />, disabled: true, description: t('menu.noRight') },
          { ...item('copy'), icon: <Copy aria-hidden /> },
          { ...item('remove'), icon: <Trash2 aria-hidden />, danger: true, divider: true },
        ]}
      />
      <span role="status">{chosen && t('menu.chosen', { name: chosen })}</span>
    </Row>
  );
}

/** Example code of a menu. */
export const menuCode = `import { MenuButton } from '#ui';

<MenuButton
  label="Actions for the shop"
  items={[
    { id: 'copy', label: 'Copy URL', icon: <Copy aria-hidden />, onSelect: copy },
    { id: 'remove', label: 'Unregister', danger: true, divider: true, onSelect: remove },
  ]}
/>`;
