import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { authProvidersApiRef, configApiRef, type PendingOAuthRequest, useApi, useTranslationRef } from '#sdk';
import { fontWeight, resolveTokens, space } from '#ui';
import { isRenewable } from '../accounts/createLazyAuthApi';
import { openPortalUser } from '../session/portalUser';
import { ProviderIcon } from '../providers/ProviderIcon';
import { providerRowStyles } from '../providers/providerRowStyles';
import { signInTranslationRef } from '../i18n/signInMessages';

const Row = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    ...providerRowStyles,
    '& strong': { display: 'block', fontWeight: fontWeight.semibold },
    '& p': { margin: 0, color: tokens.text.secondary },
    '& [role="alert"]': { marginTop: space[2], color: tokens.status.error.text },
    '& [role="alert"] button': { marginTop: space[2] },
  };
});

/** A pending access request: the provider, the reason, and the error of the last attempt. */
export function OAuthRequestRow({ request }: { request: PendingOAuthRequest }) {
  const { t } = useTranslationRef(signInTranslationRef);
  const config = useApi(configApiRef);
  const appTitle = config.getOptionalString('app.title') ?? 'Trellis';
  const accounts = useApi(authProvidersApiRef);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const { id, icon } = request.provider;
  const title = id === 'guest' ? t('guest.title') : request.provider.title;
  const api = accounts.get(id);
  const isEnded = openPortalUser().provider() === id;
  const isLedAway = config.getOptionalBoolean('enableExperimentalRedirectFlow') === true;
  const ended = t(isLedAway ? 'request.endedByRedirect' : 'request.ended');

  async function logIn(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await request.trigger();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(''));
    }
    setBusy(false);
  }

  return (
    <Row>
      <ProviderIcon id={id} icon={icon} />
      <div>
        <strong>{title}</strong>
        <p>{request.message ?? (isEnded ? ended : t('request.text', { appTitle, provider: title }))}</p>
        {error !== undefined && (
          <div role="alert">
            {error.message || t('request.unspecified')}
            {error.name === 'PopupOriginError' && <p>{t('wrongOrigin')}</p>}
            {/^Popup(?!Origin)/.test(error.name) && isRenewable(api) && (
              <>
                {error.name === 'PopupSeveredError' && <p>{t('popupSevered')}</p>}
                <p>{t('request.leavesPage')}</p>
                <Button variant="outlined" size="small" onClick={() => void api.signInByRedirect()}>
                  {t('inThisWindow')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <Button
        variant="contained"
        color="primary"
        aria-label={t('request.logInTo', { provider: title })}
        loading={isBusy}
        onClick={() => void logIn()}
      >
        {t('request.logIn')}
      </Button>
    </Row>
  );
}
