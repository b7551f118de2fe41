import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, space } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { useEntityList } from '../../list/entityListContext';

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(340px, 100vw)',
  height: '100%',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${space[2]}px ${space[2]}px ${space[2]}px ${space[4]}px`,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& h2': { margin: 0, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
  '& > div': {
    flex: 1,
    overflowY: 'auto',
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    padding: space[4],
  },
  // The line of the header is enough.
  '& > div > :first-child': { borderTop: 0, paddingTop: 0 },
  '& > footer': { padding: space[4], borderTop: `1px solid ${theme.palette.divider}` },
}));

/** The filters in a drawer. The list updates with each change, and the button at the end shows the number of results. */
export function FilterDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { totalItems } = useEntityList();
  const id = useId();
  return (
    <Drawer
      open
      // The drawer opens at the start of the line.
      anchor={document.documentElement.dir === 'rtl' ? 'right' : 'left'}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <Panel>
        <header>
          <h2 id={id}>{t('index.filters')}</h2>
          <IconButton aria-label={t('index.closeFilters')} title={t('index.closeFilters')} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        <div>{children}</div>
        <footer>
          <Button fullWidth variant="contained" color="primary" size="large" onClick={onClose}>
            {t('index.showResults', { count: totalItems ?? 0 })}
          </Button>
        </footer>
      </Panel>
    </Drawer>
  );
}
