import Dialog from '@mui/material/Dialog';
import type { OpenDialog } from '../api/dialog/createDialogApi';

/** The frame of one dialog. A modal one stays until its own buttons close it. */
export function DialogFrame({ dialog }: { dialog: OpenDialog }) {
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={() => dialog.dismiss()}>
      {dialog.content}
    </Dialog>
  );
}
