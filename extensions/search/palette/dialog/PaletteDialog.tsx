import Dialog, { dialogClasses } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { motion, space, useMediaQuery } from '#ui';
import type { PaletteProps } from '../settings/paletteSettings';
import { styleList } from './styleList';
import { PaletteContent } from './PaletteContent';

/** Also has the styles of the list. It is rendered once, and the list on each keystroke. */
const Frame = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(680px, 100%)',
    maxHeight: 'min(560px, 76vh)',
    margin: space[4],
    marginTop: '12vh',
    overflow: 'hidden',
  },
  '& .MuiDialog-paperFullScreen': { maxHeight: '100%', height: '100dvh', width: '100%', margin: 0 },
  '& .content': { display: 'contents' },
  '& [role="listbox"]': styleList(theme),
}));

/** Props of {@link PaletteDialog}. */
export interface PaletteDialogProps extends PaletteProps {
  /** What the user typed while the palette was loading. */
  typedAhead: string;
  onClose: () => void;
}

/** The palette as a dialog. */
export function PaletteDialog(props: PaletteDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Frame
      open
      fullScreen={isNarrow}
      transitionDuration={motion.fast}
      onClose={props.onClose}
      onFocus={({ target }) => {
        // After a click beside the controls, and when the page took the focus and the dialog took it back.
        if (target.classList.contains(dialogClasses.container)) field.current?.focus();
      }}
      aria-labelledby={titleId}
    >
      <PaletteContent {...props} titleId={titleId} field={field} />
    </Frame>
  );
}
