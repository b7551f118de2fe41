import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../feedback/ErrorPanel';
import { useUiText } from '../text/uiText';
import { DialogBox } from './DialogBox';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 'Are you sure you want to delete this entity?' */
  title: ReactNode;
  children?: ReactNode;
  /** The verb of the action: 'Delete'. */
  confirmLabel: string;
  /** Marks an action that cannot be undone. */
  danger?: boolean;
  /** Whether the action is in progress. Disables the buttons. */
  busy?: boolean;
  /** The error of the failed action. */
  error?: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    danger = false,
    busy = false,
    error,
    onConfirm,
    onCancel,
  } = props;
  const text = useUiText();
  return (
    <DialogBox
      open={open}
      title={title}
      width="xs"
      onClose={busy ? () => {} : onCancel}
      actions={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {text('dialog.cancel')}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={busy}
            onClick={onConfirm}
          >
            {busy ? text('dialog.working') : confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error === undefined || error === null ? null : <ErrorPanel error={error} />}
    </DialogBox>
  );
}
