import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AuthProviderInfo } from '#sdk';
import { useTranslationRef } from '#sdk';
import { Avatar, SkeletonText, StatusBadge, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { ProviderIcon, providerRowStyles } from '#extensions/app-sign-in/providers';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import type { ProviderAccount } from './useProviderAccount';
import { useProviderAccount } from './useProviderAccount';

const Row = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    ...providerRowStyles,
    padding: space[4],
    borderTop: `1px solid ${tokens.line.subtle}`,
    '& p': { margin: 0, color: tokens.text.secondary, fontSize: rem(fontSize.sm), textWrap: 'pretty' },
    '& h3': {
      margin: 0,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[1]}px ${space[3]}px`,
      fontSize: rem(fontSize.md),
      fontWeight: fontWeight.semibold,
      lineHeight: 1.4,
    },
    '& > button': { minWidth: 96 },
  };
});

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[3],
  '& > div': { minWidth: 0 },
  '& p:first-of-type': { color: theme.palette.text.primary },
}));

const ErrorBox = styled('div')(({ theme }) => ({
  marginTop: space[3],
  '& p:first-of-type': { color: resolveTokens(theme).status.error.text },
  '& button': { marginTop: space[2] },
}));

/** A provider: the account of the user, with a button to sign in or out. */
export function ProviderRow({ provider }: { provider: AuthProviderInfo }) {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const { id, title, icon } = provider;
  const account = useProviderAccount(id);
  const { state, isBusy } = account;
  const isIn = state === 'signed-in';
  return (
    <Row aria-busy={isBusy || state === 'unknown'}>
      <ProviderIcon id={id} icon={icon} />
      <div>
        <h3>
          <bdi>{title}</bdi>
          {isIn && <StatusBadge tone="success">{t('providers.signedIn')}</StatusBadge>}
        </h3>
        <p>{t(account.isPortalAccount ? 'providers.ofPortal' : 'providers.note', { provider: title })}</p>
        {state === 'unknown' && <SkeletonText lines={1} />}
        {isIn && account.profile && <Account account={account} />}
        {account.error && <SignInError error={account.error} account={account} />}
      </div>
      <Button
        variant={isIn ? 'outlined' : 'contained'}
        color="primary"
        disabled={state === 'unknown'}
        loading={isBusy}
        aria-label={t(isIn ? 'providers.signOutOf' : 'providers.signInTo', { provider: title })}
        onClick={isIn ? account.signOut : account.signIn}
      >
        {t(isIn ? 'providers.signOut' : 'providers.signIn')}
      </Button>
    </Row>
  );
}

function Account({ account: { profile = {} } }: { account: ProviderAccount }) {
  const lines = [profile.displayName, profile.email].filter((line) => line !== undefined && line !== '');
  if (lines.length === 0) return null;
  return (
    <Person>
      <Avatar name={lines[0] ?? ''} picture={profile.picture} size={32} />
      <div>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </Person>
  );
}

/** The error, with a button to sign in without a popup if the browser blocked it. */
function SignInError({ error, account }: { error: Error; account: ProviderAccount }) {
  const { t } = useTranslationRef(userSettingsTranslationRef);
  const { signInByRedirect } = account;
  return (
    <ErrorBox role="alert">
      <p>{error.message}</p>
      {error.name.startsWith('Popup') && signInByRedirect && (
        <>
          <p>{t('providers.windowNote')}</p>
          <Button variant="outlined" size="small" onClick={signInByRedirect}>
            {t('providers.inThisWindow')}
          </Button>
        </>
      )}
    </ErrorBox>
  );
}
