import { styled } from '@mui/material/styles';
import { configApiRef, type IdentityApi, useApi, useTranslationRef } from '#sdk';
import { mainContentId, resolveTokens, space } from '#ui';
import type { SignInSettings } from '../signInSettings';
import type { FirstOutcome } from '../SignInPage';
import { LegacyQuestion } from './LegacyQuestion';
import { SignInFailure } from './SignInFailure';
import { SignInHeading } from './SignInHeading';
import { signInTranslationRef } from './signInMessages';
import { useSignIn } from './useSignIn';
import { WayIn } from './WayIn';
import { WayList } from './WayList';

const Screen = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[6],
  minHeight: '100dvh',
  padding: `${space[8]}px ${space[4]}px`,
  '&:focus': { outline: 'none' },
  '& > *': { width: '100%', maxWidth: 440 },
  '& > ul[data-wide="true"]': { maxWidth: 904 },
  '& header p, & li p': { margin: 0, color: resolveTokens(theme).text.secondary },
}));

/** Props of {@link SignInScreen}. */
export interface SignInScreenProps {
  settings: SignInSettings;
  /** What came before the screen. */
  outcome: FirstOutcome;
  onSuccess: (identity: IdentityApi) => void;
}

/** The ways into the portal, for who must choose one, could not be signed in, or signed out. */
export function SignInScreen({ settings, outcome, onSuccess }: SignInScreenProps) {
  const signIn = useSignIn(settings, outcome, onSuccess);
  const { t } = useTranslationRef(signInTranslationRef);
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';
  const { state } = signIn;
  return (
    <Screen id={mainContentId} tabIndex={-1}>
      <title>{t('titleOfPage', { appTitle })}</title>
      <SignInHeading appTitle={appTitle} settings={settings} />
      {state.step === 'failed' && <SignInFailure state={state} signIn={signIn} settings={settings} />}
      {state.step === 'asking' ? (
        <LegacyQuestion question={state.question} onDecide={signIn.decideLegacy} />
      ) : (
        <WayList aria-label={t('providers')} data-wide={settings.providers.length > 3}>
          {settings.providers.map((choice) => (
            <WayIn key={choice.id} choice={choice} signIn={signIn} />
          ))}
        </WayList>
      )}
    </Screen>
  );
}
