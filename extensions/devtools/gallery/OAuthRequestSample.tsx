import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { type OAuthRequestApi, oauthRequestApiRef, useApi, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Providers of nobody: one gives access, one says why it does not, one says nothing. */
const providers = [
  { id: 'sample-forge', title: 'Forge', answer: async () => 'token' },
  {
    id: 'sample-quarry',
    title: 'Quarry',
    answer: () => Promise.reject(new Error('The quarry is closed on Sundays.')),
  },
  {
    id: 'sample-archive',
    title: 'The-archive-of-everything-that-was-ever-built-in-the-united-harbours',
    answer: () => Promise.reject(new Error('')),
  },
];

type Provider = (typeof providers)[number];

function createRequester(requests: OAuthRequestApi, { id, title, answer }: Provider) {
  const request = requests.createAuthRequester<string>({ provider: { id, title }, onAuthRequest: answer });
  return { title, ask: () => request(new Set(['read'])) };
}

/** Asks for access to providers, and shows how that went. */
export function OAuthRequestSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const requests = useApi(oauthRequestApiRef);
  const requesters = useMemo(() => providers.map((one) => createRequester(requests, one)), [requests]);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, boolean>>>({});

  function ask(count: number): void {
    setOutcomes({});
    const note = (title: string, isGiven: boolean): void =>
      setOutcomes((known) => ({ ...known, [title]: isGiven }));
    for (const { title, ask: begin } of requesters.slice(0, count))
      begin().then(
        () => note(title, true),
        () => note(title, false),
      );
  }

  return (
    <>
      <Buttons>
        <Button variant="contained" color="primary" onClick={() => ask(1)}>
          {t('oauth.askOne')}
        </Button>
        <Button variant="outlined" onClick={() => ask(providers.length)}>
          {t('oauth.askMany')}
        </Button>
      </Buttons>
      <div role="status">
        {Object.entries(outcomes).map(([provider, isGiven]) => (
          <p key={provider}>{t(isGiven ? 'oauth.given' : 'oauth.refused', { provider })}</p>
        ))}
      </div>
    </>
  );
}

/** The few lines that take a user's access at a provider; the dialog opens by itself where it is needed. */
export const oauthRequestCode = `import { githubAuthApiRef, useApi } from '#sdk';

const github = useApi(githubAuthApiRef);

// In answer to a click. Rejects where the user does not want to.
const token = await github.getAccessToken('repo');`;
