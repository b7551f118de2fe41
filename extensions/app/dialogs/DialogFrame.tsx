import Dialog from '@mui/material/Dialog';
import { useTranslationRef } from '#sdk';
import type { OpenDialog } from '#extensions/app-apis';
import { appTranslationRef } from '../i18n/appMessages';
import { labelDialog } from './labelDialog';

/** Renders one dialog. A modal dialog can only be closed by its own buttons. */
export function DialogFrame({ dialog }: { dialog: OpenDialog }) {
  const { t } = useTranslationRef(appTranslationRef);
  const name = { 'aria-label': t('dialog.label'), ref: labelDialog };
  return (
    <Dialog open maxWidth="sm" fullWidth slotProps={{ paper: name }} onClose={() => dialog.dismiss()}>
      {dialog.content}
    </Dialog>
  );
}
