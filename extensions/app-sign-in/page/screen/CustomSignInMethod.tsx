import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useApiHolder, useTranslationRef } from '#sdk';
import { createCustomIdentity, isIdToken, parseUserRef } from './createCustomIdentity';
import { ProviderIcon } from '../../providers/ProviderIcon';
import { signInTranslationRef } from '../../i18n/signInMessages';
import { SignInMethodCard } from './SignInMethodCard';
import { resolveEmphasis } from './resolveEmphasis';
import type { SignInMethodProps } from './SignInMethod';

/** A form for a custom user ID and an optional ID token. */
export function CustomSignInMethod({ method, isPrimary, signIn }: SignInMethodProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const apis = useApiHolder();
  const [userId, setUserId] = useState('');
  const [idToken, setIdToken] = useState('');
  const [isTouched, setTouched] = useState(false);
  const reason = findMistake(userId.trim());
  const isUserMissing = userId.trim() === '';
  const userError = isUserMissing
    ? t('custom.userIdMissing')
    : reason && t('custom.userIdInvalid', { reason });
  const isTokenInvalid = idToken !== '' && !isIdToken(idToken);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (userError !== undefined || isTokenInvalid) return;
    signIn.succeed(createCustomIdentity(apis, { userId: userId.trim(), idToken }));
  }

  return (
    <SignInMethodCard
      isStacked
      icon={<ProviderIcon id="custom" />}
      title={method.title ?? t('custom.title')}
      note={method.message ?? t('custom.note')}
    >
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('custom.userId')}
          value={userId}
          fullWidth
          required
          autoComplete="username"
          error={isTouched && userError !== undefined}
          helperText={isTouched ? userError : undefined}
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
          {...resolveEmphasis(isPrimary)}
          disabled={
            !isTouched || userError !== undefined || isTokenInvalid || signIn.state.step === 'entering'
          }
        >
          {t('custom.continue')}
        </Button>
      </form>
    </SignInMethodCard>
  );
}

/** Returns why a text is not an entity ref. */
function findMistake(userId: string): string | undefined {
  try {
    parseUserRef(userId);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
