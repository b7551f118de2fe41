import Button from '@mui/material/Button';
import { authProvidersApiRef, useApi, useTranslationRef } from '#sdk';
import type { SignInChoice } from '../signInSettings';
import { CustomWay } from './CustomWay';
import { ProviderIcon } from './ProviderIcon';
import { signInTranslationRef } from './signInMessages';
import type { SignIn } from './signInState';
import { WayCard } from './WayCard';

/** Props of {@link WayIn}. */
export interface WayInProps {
  choice: SignInChoice;
  signIn: SignIn;
}

/** One way in: a guest's, one's own, or a provider's. */
export function WayIn({ choice, signIn }: WayInProps) {
  if (choice.id === 'custom') return <CustomWay choice={choice} signIn={signIn} />;
  if (choice.id === 'guest') return <GuestWay choice={choice} signIn={signIn} />;
  return <ProviderWay choice={choice} signIn={signIn} />;
}

function GuestWay({ choice, signIn }: WayInProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const isEntering = isUnderWay(signIn, 'guest');
  return (
    <WayCard
      icon={<ProviderIcon id="guest" title={t('guest.title')} />}
      title={choice.title ?? t('guest.title')}
      note={choice.message ?? t('guest.note')}
    >
      <Button
        variant="contained"
        color="primary"
        loading={isEntering}
        disabled={signIn.state.step === 'entering'}
        onClick={() => signIn.enter('guest')}
      >
        {t('guest.enter')}
      </Button>
    </WayCard>
  );
}

function ProviderWay({ choice, signIn }: WayInProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const info = useApi(authProvidersApiRef).info(choice.id);
  const title = choice.title ?? info.title;
  return (
    <WayCard
      icon={<ProviderIcon id={choice.id} title={title} icon={info.icon} />}
      title={title}
      note={choice.message ?? t(choice.proxy ? 'proxyNote' : 'providerNote', { provider: title })}
    >
      <Button
        variant="contained"
        color="primary"
        aria-label={t('signInTo', { provider: title })}
        loading={isUnderWay(signIn, choice.id)}
        disabled={signIn.state.step === 'entering'}
        onClick={() => signIn.enter(choice.id)}
      >
        {t('signIn')}
      </Button>
    </WayCard>
  );
}

function isUnderWay({ state }: SignIn, provider: string): boolean {
  return state.step === 'entering' && state.provider === provider;
}
