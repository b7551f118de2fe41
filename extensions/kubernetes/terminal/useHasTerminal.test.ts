import { expect, it } from 'vitest';
import { acceptsTerminals } from './useHasTerminal';

const cluster = (authProvider: string) => ({ name: authProvider, authProvider });

it.each([
  ['one with a service account', [cluster('serviceAccount')], true],
  ['one of kubectl', [cluster('localKubectlProxy')], true],
  ['one with tokens of Google', [cluster('google')], false],
  ['one with tokens of Microsoft', [cluster('aks')], false],
  ['one with ID tokens', [{ ...cluster('oidc'), oidcTokenProvider: 'okta' }], false],
  ['two', [cluster('serviceAccount'), cluster('serviceAccount')], false],
  ['none', [], false],
])('a portal with %s has terminals: %s', (_name, clusters, has) => {
  expect(acceptsTerminals(clusters)).toBe(has);
});
