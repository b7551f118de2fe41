import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslationRef } from '#sdk';
import { signInTranslationRef } from '../i18n/signInMessages';

/** Props of {@link AutoLogoutPrompt}. */
export interface AutoLogoutPromptProps {
  secondsLeft: number;
  onStay: () => void;
}

/** Asks the user whether they are still there. */
export function AutoLogoutPrompt({ secondsLeft, onStay }: AutoLogoutPromptProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const id = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      onClose={onStay}
    >
      <DialogTitle id={id}>{t('autoLogout.title')}</DialogTitle>
      <DialogContent id={`${id}text`}>
        {t('autoLogout.question')} {t('autoLogout.text', { count: secondsLeft })}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={onStay}>
          {t('autoLogout.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
