import Button from '@mui/material/Button';
import { authProvidersApiRef, useApi, useTranslationRef } from '#sdk';
import type { SignInMethodSettings } from '../signInSettings';
import { CustomSignInMethod } from './CustomSignInMethod';
import { ProviderIcon } from '../../providers/ProviderIcon';
import { signInTranslationRef } from '../../i18n/signInMessages';
import type { SignIn } from './signInState';
import { resolveEmphasis } from './resolveEmphasis';
import { SignInMethodCard } from './SignInMethodCard';

/** Props of {@link SignInMethod}. */
export interface SignInMethodProps {
  method: SignInMethodSettings;
  /** Whether its button stands out, which only one does. */
  isPrimary: boolean;
  signIn: SignIn;
}

/** A sign-in method: guest, custom user or provider. */
export function SignInMethod(props: SignInMethodProps) {
  if (props.method.id === 'custom') return <CustomSignInMethod {...props} />;
  if (props.method.id === 'guest') return <GuestSignInMethod {...props} />;
  return <ProviderSignInMethod {...props} />;
}

function GuestSignInMethod({ method, isPrimary, signIn }: SignInMethodProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const isEntering = isUnderWay(signIn, 'guest');
  return (
    <SignInMethodCard
      icon={<ProviderIcon id="guest" />}
      title={method.title ?? t('guest.title')}
      note={method.message ?? t('guest.note')}
    >
      <Button
        {...resolveEmphasis(isPrimary)}
        loading={isEntering}
        disabled={signIn.state.step === 'entering'}
        onClick={() => signIn.enter('guest')}
      >
        {t('guest.enter')}
      </Button>
    </SignInMethodCard>
  );
}

function ProviderSignInMethod({ method, isPrimary, signIn }: SignInMethodProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const info = useApi(authProvidersApiRef).info(method.id);
  const title = method.title ?? info.title;
  return (
    <SignInMethodCard
      icon={<ProviderIcon id={method.id} icon={info.icon} />}
      title={title}
      note={method.message ?? t(method.proxy ? 'proxyNote' : 'providerNote', { provider: title })}
    >
      <Button
        {...resolveEmphasis(isPrimary)}
        aria-label={t('signInTo', { provider: title })}
        loading={isUnderWay(signIn, method.id)}
        disabled={signIn.state.step === 'entering'}
        onClick={() => signIn.enter(method.id)}
      >
        {t('signIn')}
      </Button>
    </SignInMethodCard>
  );
}

function isUnderWay({ state }: SignIn, provider: string): boolean {
  return state.step === 'entering' && state.provider === provider;
}
