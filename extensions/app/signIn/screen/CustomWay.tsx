import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useApiHolder, useTranslationRef } from '#sdk';
import { createCustomIdentity, isIdToken } from './createCustomIdentity';
import { ProviderIcon } from './ProviderIcon';
import { signInTranslationRef } from './signInMessages';
import { WayCard } from './WayCard';
import type { WayInProps } from './WayIn';

/** A form for whoever says who they are, with a token or without. */
export function CustomWay({ choice, signIn }: WayInProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const apis = useApiHolder();
  const [userId, setUserId] = useState('');
  const [idToken, setIdToken] = useState('');
  const [isTouched, setTouched] = useState(false);
  const isUserMissing = userId.trim() === '';
  const isTokenInvalid = idToken !== '' && !isIdToken(idToken);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isUserMissing || isTokenInvalid) return;
    try {
      signIn.succeed(createCustomIdentity(apis, { userId: userId.trim(), idToken }));
    } catch (error) {
      signIn.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return (
    <WayCard
      icon={<ProviderIcon id="custom" title={t('custom.title')} />}
      title={choice.title ?? t('custom.title')}
      note={choice.message ?? t('custom.note')}
    >
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('custom.userId')}
          value={userId}
          fullWidth
          required
          autoComplete="username"
          error={isTouched && isUserMissing}
          helperText={isTouched && isUserMissing ? t('custom.userIdMissing') : undefined}
          onChange={({ target }) => {
            setUserId(target.value);
            setTouched(true);
          }}
        />
        <TextField
          label={t('custom.idToken')}
          value={idToken}
          fullWidth
          autoComplete="off"
          error={isTokenInvalid}
          helperText={isTokenInvalid ? t('custom.tokenInvalid') : undefined}
          onChange={({ target }) => {
            setIdToken(target.value);
            setTouched(true);
          }}
        />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={!isTouched || isUserMissing || isTokenInvalid || signIn.state.step === 'entering'}
        >
          {t('custom.continue')}
        </Button>
      </form>
    </WayCard>
  );
}
