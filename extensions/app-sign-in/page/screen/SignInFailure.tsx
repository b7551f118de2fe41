import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, space } from '#ui';
import { signInTranslationRef } from '../../i18n/signInMessages';
import { findProxy, type SignInSettings } from '../signInSettings';
import type { SignIn, SignInState } from './signInState';

const Aside = styled(Button)({ marginTop: space[3] });

/** Advice for problems with the popup, by error name. */
const windowTroubles: Readonly<
  Record<string, 'popupBlocked' | 'popupClosed' | 'popupSevered' | 'wrongOrigin' | undefined>
> = {
  PopupRejectedError: 'popupBlocked',
  PopupClosedError: 'popupClosed',
  PopupSeveredError: 'popupSevered',
  PopupOriginError: 'wrongOrigin',
};

/** Props of {@link SignInFailure}. */
export interface SignInFailureProps {
  state: Extract<SignInState, { step: 'failed' }>;
  signIn: SignIn;
  settings: SignInSettings;
}

/** Shows what went wrong, with buttons to retry or, if the popup is the problem, to sign in in this window. */
export function SignInFailure({ state, signIn, settings }: SignInFailureProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const { error, provider, isRetried } = state;
  const help = windowTroubles[error.name];
  // A provider's rejection needs no stack trace.
  const isPlain = error.cause === undefined && !(error instanceof TypeError);
  // Avoids repeating the title if the message starts with it.
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
          {help !== 'wrongOrigin' && (
            <Aside variant="outlined" size="small" onClick={() => signIn.enter(provider, 'redirect')}>
              {t('inThisWindow')}
            </Aside>
          )}
        </>
      )}
    </ErrorPanel>
  );
}
