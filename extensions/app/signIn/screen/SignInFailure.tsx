import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, space } from '#ui';
import { signInTranslationRef } from './signInMessages';
import { findProxy, type SignInSettings } from '../signInSettings';
import type { SignIn, SignInState } from './signInState';

const Aside = styled(Button)({ marginTop: space[3] });

/** What to do when the window to sign in is in the way, by the name of the error. */
const windowTroubles: Readonly<Record<string, 'popupBlocked' | 'popupClosed' | 'popupSevered' | undefined>> =
  {
    PopupRejectedError: 'popupBlocked',
    PopupClosedError: 'popupClosed',
    PopupSeveredError: 'popupSevered',
  };

/** Props of {@link SignInFailure}. */
export interface SignInFailureProps {
  state: Extract<SignInState, { step: 'failed' }>;
  signIn: SignIn;
  settings: SignInSettings;
}

/** What went wrong, and what can be done: try again, or do without a window of its own where the browser is in its way. */
export function SignInFailure({ state, signIn, settings }: SignInFailureProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const { error, provider, isRetried } = state;
  const help = windowTroubles[error.name];
  // What a provider refused needs no stack; what a machine did may.
  const isPlain = error.cause === undefined && !(error instanceof TypeError);
  // A message that begins with the title stands in its place.
  const isWhole = isPlain && error.message.startsWith(`${t('failed')}, `);
  const message = isWhole ? '' : error.message;
  return (
    <ErrorPanel
      title={findProxy(settings, provider) ? t('notSignedIn') : isWhole ? error.message : t('failed')}
      error={isPlain ? message : error}
      {...(provider !== undefined && { onRetry: () => signIn.enter(provider) })}
    >
      {isRetried && <p>{t('retryNote')}</p>}
      {help && provider !== undefined && (
        <>
          <p>{t(help)}</p>
          <Aside variant="outlined" size="small" onClick={() => signIn.enter(provider, 'redirect')}>
            {t('inThisWindow')}
          </Aside>
        </>
      )}
    </ErrorPanel>
  );
}
