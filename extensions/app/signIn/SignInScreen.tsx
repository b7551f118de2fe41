import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { configApiRef, useApi, useTranslationRef } from '#sdk';
import { ErrorPanel, fontSize, fontWeight, mainContentId, radius, rem, resolveTokens, space } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import { BrandMark } from '../nav/Brand';
import type { GuestSignInState } from './useGuestSignIn';

const Screen = styled('main')({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: space[4],
});

const Card = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    width: '100%',
    maxWidth: 400,
    display: 'grid',
    gap: space[6],
    padding: space[8],
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.base,
    '& h1': {
      margin: 0,
      fontSize: rem(fontSize['2xl']),
      fontWeight: fontWeight.semibold,
      letterSpacing: '-0.014em',
    },
    '& h2': { margin: `0 0 ${space[1]}px`, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
    '& p': { margin: 0, color: tokens.text.secondary },
    '& button': { width: '100%' },
    '@media (max-width: 600px)': { padding: space[6] },
  };
});

const Brand = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: rem(fontSize.lg),
  fontWeight: fontWeight.semibold,
});

/** Props of {@link SignInScreen}. */
export interface SignInScreenProps {
  state: GuestSignInState;
  onEnter: () => void;
}

/** What a user sees who could not be signed in, or who signed out. */
export function SignInScreen({ state, onEnter }: SignInScreenProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const appTitle = useApi(configApiRef).getOptionalString('app.title') ?? 'Trellis';
  const isEntering = state.step === 'entering';
  return (
    <Screen id={mainContentId} tabIndex={-1}>
      <title>{`${t('signIn.title')} · ${appTitle}`}</title>
      <Card>
        <Brand>
          <BrandMark />
          <bdi>{appTitle}</bdi>
        </Brand>
        <h1>{t('signIn.title')}</h1>
        {state.step === 'failed' && (
          <ErrorPanel title={t('signIn.failed')} error={state.error} onRetry={onEnter}>
            {state.isRetried && <p>{t('signIn.retryNote')}</p>}
          </ErrorPanel>
        )}
        <section>
          <h2>{t('signIn.guest')}</h2>
          <p>{t('signIn.guestNote')}</p>
        </section>
        <Button variant="contained" color="primary" size="large" disabled={isEntering} onClick={onEnter}>
          {t(isEntering ? 'signIn.entering' : 'signIn.enter')}
        </Button>
      </Card>
    </Screen>
  );
}
