import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { type OAuthRequestApi, oauthRequestApiRef, useApi, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Simulated providers: one grants access, one denies it with a reason, one without. */
const providers = [
  { id: 'sample-forge', title: 'Forge', answer: async () => 'token' },
  {
    id: 'sample-quarry',
    title: 'Quarry',
    answer: () => Promise.reject(new Error('The quarry is closed on Sundays.')),
  },
  {
    id: 'sample-archive',
    title: 'The-archive-of-everything-that-was-ever-built-in-the-united-harbors',
    answer: () => Promise.reject(new Error('')),
  },
];

type Provider = (typeof providers)[number];

function createRequester(requests: OAuthRequestApi, { id, title, answer }: Provider) {
  const request = requests.createAuthRequester<string>({ provider: { id, title }, onAuthRequest: answer });
  return { title, ask: () => request(new Set(['read'])) };
}

/** Requests access to providers and shows the outcomes. */
export function OAuthRequestSample() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const requests = useApi(oauthRequestApiRef);
  const requesters = useMemo(() => providers.map((one) => createRequester(requests, one)), [requests]);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, boolean>>>({});

  function ask(count: number): void {
    setOutcomes({});
    const note = (title: string, isGiven: boolean): void =>
      setOutcomes((known) => ({ ...known, [title]: isGiven }));
    for (const { title, ask: request } of requesters.slice(0, count))
      request().then(
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

/** Example code that requests an access token. The dialog opens automatically if it is needed. */
export const oauthRequestCode = `import { githubAuthApiRef, useApi } from '#sdk';

const github = useApi(githubAuthApiRef);

// Call it in a click handler. Rejects if the user denies access.
const token = await github.getAccessToken('repo');`;
