import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { identityApiRef, useApi, useTranslationRef } from '#sdk';
import {
  BreakableText,
  CopyButton,
  InfoCard,
  fontFamily,
  fontSize,
  radius,
  rem,
  resolveTokens,
  space,
} from '#ui';
import { repositoriesTranslationRef } from '../i18n/repositories/repositoriesTranslationRef';

/** The time between two requests for the token, in ms. It is only requested again if it expires soon. */
const refreshTime = 60_000;

const Command = styled('div')(({ theme }) => {
  const { surface, line, text } = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[1]}px ${space[1]}px ${space[1]}px ${space[3]}px`,
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.control,
    backgroundColor: surface.muted,
    '& code': { flex: 1, minWidth: 0, fontFamily: fontFamily.mono, fontSize: rem(fontSize.sm) },
    '& + p': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[2],
      margin: `${space[2]}px 0 0`,
      paddingInlineEnd: space[1] + 1,
      fontSize: rem(fontSize.sm),
      color: text.secondary,
    },
  };
});

/** The command that clones a repository, and the token that Git can ask for. */
export function CloneCard({ remoteUrl }: { remoteUrl: string }) {
  const { t } = useTranslationRef(repositoriesTranslationRef);
  const token = useToken();
  const command = `git clone ${remoteUrl}`;
  return (
    <InfoCard title={t('clone')}>
      <Command>
        <code dir="ltr" translate="no">
          <BreakableText>{command}</BreakableText>
        </code>
        <CopyButton text={command} label={t('command')} size="small" />
      </Command>
      {token !== undefined && (
        <p>
          <span>{t('cloneHint')}</span>
          <CopyButton text={token} label={t('token')} size="small" />
        </p>
      )}
    </InfoCard>
  );
}

/** Returns the user's token while it is valid. It is kept only in the component, so that no cache stores it. */
function useToken(): string | undefined {
  const identityApi = useApi(identityApiRef);
  const [token, setToken] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const load = (): void =>
      void identityApi.getCredentials().then(
        (credentials) => isShown && setToken(credentials.token),
        () => isShown && setToken(undefined),
      );
    load();
    const timer = setInterval(load, refreshTime);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [identityApi]);
  return token;
}
