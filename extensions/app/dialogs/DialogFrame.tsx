import Dialog from '@mui/material/Dialog';
import { useTranslationRef } from '#sdk';
import type { OpenDialog } from '../api/dialog/createDialogApi';
import { appTranslationRef } from '../i18n/appMessages';
import { nameDialog } from './nameDialog';

/** The frame of one dialog. A modal one stays until its own buttons close it. */
export function DialogFrame({ dialog }: { dialog: OpenDialog }) {
  const { t } = useTranslationRef(appTranslationRef);
  const name = { 'aria-label': t('dialog.label'), ref: nameDialog };
  return (
    <Dialog open maxWidth="sm" fullWidth slotProps={{ paper: name }} onClose={() => dialog.dismiss()}>
      {dialog.content}
    </Dialog>
  );
}
