import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useUiText } from '../text/uiText';
import { fontSize, fontWeight, rem, space } from '../theme/scale';
import type { DrawerProps } from './SideDrawer';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  width: 'min(360px, calc(100vw - 32px))',
  '[data-wide] &': { width: 'min(760px, 100vw)' },
  '[data-bottom] &': { width: 'auto', maxHeight: '85vh' },
  '& > div:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[3]}px ${space[3]}px ${space[3]}px ${space[4]}px`,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& h2': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
  },
}));

const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: space[4] });
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: space[2],
  padding: space[4],
  borderTop: `1px solid ${theme.palette.divider}`,
}));

/** The open drawer; loaded with the first one that opens. */
export function DrawerPopup({
  title,
  children,
  footer,
  onClose,
  side = 'end',
  width = 'narrow',
}: DrawerProps) {
  const id = useId();
  const text = useUiText();
  const isRtl = document.documentElement.dir === 'rtl';
  const anchor = side === 'bottom' ? 'bottom' : (side === 'start') === isRtl ? 'right' : 'left';
  return (
    <Drawer
      open
      anchor={anchor}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          ...(side === 'bottom' ? { 'data-bottom': '' } : {}),
          ...(width === 'wide' ? { 'data-wide': '' } : {}),
        },
      }}
    >
      <Box>
        <div>
          <h2 id={id}>{title}</h2>
          <IconButton aria-label={text('dialog.close')} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        <Body>{children}</Body>
        {footer === undefined ? null : <Foot>{footer}</Foot>}
      </Box>
    </Drawer>
  );
}
