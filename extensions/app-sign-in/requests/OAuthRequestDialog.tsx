import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type PendingOAuthRequest, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { signInTranslationRef } from '../i18n/signInMessages';
import { OAuthRequestRow } from './OAuthRequestRow';

const Requests = styled('ul')({
  display: 'grid',
  gap: space[6],
  margin: `${space[2]}px 0 0`,
  padding: 0,
  listStyle: 'none',
});

/** Shows the pending access requests. Only its buttons close it, because the page behind it waits for the result. */
export function OAuthRequestDialog({ requests }: { requests: readonly PendingOAuthRequest[] }) {
  const { t } = useTranslationRef(signInTranslationRef);
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={() => {}}>
      <DialogTitle id={id}>{t('request.title')}</DialogTitle>
      <DialogContent>
        <Requests>
          {requests.map((request) => (
            <OAuthRequestRow key={request.provider.id} request={request} />
          ))}
        </Requests>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            for (const request of requests) request.reject();
          }}
        >
          {t('request.rejectAll')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
