import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useMediaQuery } from '../headless/useMediaQuery';
import { useUiText } from '../text/uiText';
import { space } from '../theme/scale';
import type { DialogProps } from './DialogBox';

const Close = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
});
const Title = styled(DialogTitle)({ paddingInlineEnd: 56, overflowWrap: 'anywhere' });

/** The open dialog; loaded with the first one that opens. */
export function DialogPopup({ title, children, actions, onClose, width = 'sm', modal = false }: DialogProps) {
  const id = useId();
  const text = useUiText();
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog
      open
      fullWidth
      fullScreen={width === 'lg' && isNarrow}
      maxWidth={width}
      aria-labelledby={id}
      onClose={(_event, reason) => {
        if (!(modal && reason === 'backdropClick')) onClose();
      }}
    >
      <Title id={id}>{title}</Title>
      <Close aria-label={text('dialog.close')} onClick={onClose}>
        <X aria-hidden />
      </Close>
      <DialogContent>{children}</DialogContent>
      {actions === undefined ? null : <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
