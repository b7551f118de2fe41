import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { configApiRef, type IdentityApi, useApi, useTranslationRef } from '#sdk';
import { setBannerSlot } from '#extensions/app/layout';
import { Banner, mainContentId, resolveTokens, space } from '#ui';
import type { SignInSettings } from '../signInSettings';
import type { FirstOutcome } from '../SignInPage';
import { LegacyQuestion } from './LegacyQuestion';
import { SignInFailure } from './SignInFailure';
import { SignInHeading } from './SignInHeading';
import { idleMark } from '../../session/idleMark';
import { signInTranslationRef } from '../../i18n/signInMessages';
import { useSignIn } from './useSignIn';
import { SignInMethod } from './SignInMethod';
import { SignInMethodList } from './SignInMethodList';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

const Screen = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[6],
  flex: 1,
  padding: `${space[8]}px ${space[4]}px`,
  '&:focus': { outline: 'none' },
  '& > *': { width: '100%', maxWidth: 480 },
  '& header p, & li p': { margin: 0, color: resolveTokens(theme).text.secondary },
}));

/** Props of {@link SignInScreen}. */
export interface SignInScreenProps {
  settings: SignInSettings;
  /** The result of the automatic attempt. */
  outcome: FirstOutcome;
  onSuccess: (identity: IdentityApi) => void;
}

/** The sign-in methods, for users who have to choose one, failed to sign in, or signed out. */
export function SignInScreen({ settings, outcome, onSuccess }: SignInScreenProps) {
  const signIn = useSignIn(settings, outcome, onSuccess);
  const { t } = useTranslationRef(signInTranslationRef);
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';
  const { state } = signIn;
  const [isIdle] = useState(() => idleMark.isSet());
  return (
    <Page>
      <div ref={setBannerSlot} data-signed-out="" />
      <Screen id={mainContentId} tabIndex={-1}>
        <title>{t('titleOfPage', { appTitle })}</title>
        <SignInHeading appTitle={appTitle} settings={settings} />
        {isIdle && state.step !== 'failed' && <Banner>{t('signedOutIdle')}</Banner>}
        {state.step === 'failed' && <SignInFailure state={state} signIn={signIn} settings={settings} />}
        {state.step === 'asking' ? (
          <LegacyQuestion question={state.question} onDecide={signIn.decideLegacy} />
        ) : (
          <SignInMethodList aria-label={t('providers')}>
            {settings.providers.map((method, index) => (
              <SignInMethod key={method.id} method={method} isPrimary={index === 0} signIn={signIn} />
            ))}
          </SignInMethodList>
        )}
      </Screen>
    </Page>
  );
}
