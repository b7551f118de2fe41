import { describe, expect, test } from 'vitest';
import { describeFetchApi, mockApis } from '#sdk/testing';
import { createDiscoveryApi } from '../discovery/createDiscoveryApi';
import type { RefreshableIdentity } from '../identity/refreshableIdentity';
import { createFetchApi } from './createFetchApi';
import { createTokenRule } from './createTokenRule';

function identityWith(token: string | undefined): RefreshableIdentity {
  const base = mockApis.identity();
  const credentials = async () => (token === undefined ? {} : { token });
  return { ...base, getCredentials: credentials, renewCredentials: credentials };
}

describeFetchApi('the portal', ({ backendUrl, token, answer }) =>
  createFetchApi({
    discovery: createDiscoveryApi({ baseUrl: backendUrl }),
    identity: identityWith(token),
    mayCarryToken: createTokenRule([backendUrl]),
    baseFetch: async (request) => answer(request),
  }),
);

test('the token is sent in the configured header, unless the request sets it', async () => {
  const sent: Array<[string | null, string | null]> = [];
  const api = createFetchApi({
    discovery: createDiscoveryApi({ baseUrl: 'http://backend' }),
    identity: identityWith('token'),
    mayCarryToken: createTokenRule(['http://backend']),
    tokenHeader: 'X-Portal-Authorization',
    baseFetch: async ({ headers }) => {
      sent.push([headers.get('authorization'), headers.get('x-portal-authorization')]);
      return new Response();
    },
  });
  await api.fetch('plugin://catalog/entities', { headers: { authorization: 'Basic abc' } });
  await api.fetch('plugin://catalog/entities', { headers: { 'x-portal-authorization': 'Bearer other' } });
  await api.fetch('http://elsewhere/');
  expect(sent).toEqual([
    ['Basic abc', 'Bearer token'],
    [null, 'Bearer other'],
    [null, null],
  ]);
});

describe('the token rule', () => {
  const mayCarryToken = createTokenRule(['https://portal.example/backend', 'https://search.example']);

  test.each([
    'https://portal.example/backend',
    'https://portal.example/backend/api/catalog?x#y',
    'https://search.example/anything',
  ])('allows the token for %s', (url) => expect(mayCarryToken(url)).toBe(true));

  test.each([
    'https://portal.example/',
    'https://portal.example/backends/api',
    'https://portal.example/backend/../other',
    'http://portal.example/backend/api',
    'https://portal.example:8443/backend/api',
    'https://search.example.evil.example/',
    'https://search.example@evil.example/',
    '//evil.example/backend',
    'no url',
  ])('does not allow the token for %s', (url) => expect(mayCarryToken(url)).toBe(false));
});
