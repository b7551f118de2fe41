import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authProvidersApiRef, identityApiRef, isEarlySignInPage, SignInPageBlueprint } from '#sdk';
import {
  createExtensionTester,
  createTestApiHolder,
  mockApis,
  type TestApi,
  TestApiProvider,
} from '#sdk/testing';
import { createIdentityProxy } from '../identity/createIdentityProxy';
import { legacyGuest } from '../session/legacyGuest';
import { redirectMark } from '../session/redirectMark';
import { savedProvider } from '../session/savedProvider';
import { signedOutMark } from '../session/signedOutMark';
import { signInPageExtension } from './signInPage';

const identity = { type: 'user', userEntityRef: 'user:default/guest', ownershipEntityRefs: [] };
const backend = vi.fn<() => Promise<Response>>();

/** Starts to sign in as the shell does before it renders the page. */
async function setUp({
  providers = ['guest'],
  extra = [],
}: { providers?: string[]; extra?: TestApi[] } = {}) {
  const tester = createExtensionTester(signInPageExtension, { config: { providers } });
  const page = tester.get(SignInPageBlueprint.dataRefs.component);
  if (!isEarlySignInPage(page)) throw new Error('The page cannot sign in before it is rendered.');
  const proxy = createIdentityProxy();
  const errors = mockApis.error();
  const apis: TestApi[] = [
    mockApis.discovery(),
    errors,
    mockApis.storage(),
    mockApis.config(),
    [identityApiRef, proxy],
    ...extra,
  ];
  const complete = await page.startSignIn(createTestApiHolder(apis));
  return { page, proxy, apis, errors, complete };
}

/** Renders the page and waits until it reports its user. */
async function renderPage({ page: Page, apis }: Awaited<ReturnType<typeof setUp>>) {
  const onSignInSuccess = vi.fn();
  render(
    <TestApiProvider apis={apis}>
      <Page onSignInSuccess={onSignInSuccess} />
    </TestApiProvider>,
  );
  await vi.waitFor(() => expect(onSignInSuccess).toHaveBeenCalledTimes(1), 15_000);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  globalThis.history.replaceState(null, '', '/');
  backend.mockReset();
  backend.mockImplementation(async () =>
    Response.json({ profile: {}, backstageIdentity: { token: 'abc', expiresInSeconds: 3600, identity } }),
  );
  vi.stubGlobal('fetch', backend);
});
afterEach(() => vi.unstubAllGlobals());

test('signs a guest in without the page', async () => {
  const { proxy, complete } = await setUp();
  expect(proxy.hasTarget()).toBe(false);
  complete?.();
  await expect(proxy.getBackstageIdentity()).resolves.toEqual(identity);
  expect(savedProvider.read()).toBe('guest');
});

test('asks an account once, and lets the page continue', async () => {
  const ask = vi.fn(async ({ optional }: { optional?: boolean }) =>
    optional ? undefined : { token: 'abc', identity: { ...identity, type: 'user' as const } },
  );
  const account = { getProfile: async () => undefined, getBackstageIdentity: ask };
  const accounts: TestApi = [authProvidersApiRef, { get: () => account, entered: () => undefined }];
  const started = await setUp({ providers: ['acme'], extra: [accounts] });
  await renderPage(started);
  // The second call opens the window of the provider.
  expect(ask.mock.calls).toEqual([[{ optional: true }], [{ instantPopup: true }]]);
});

test('leaves errors to the page', async () => {
  backend.mockImplementation(async () =>
    Response.json({ error: { name: 'NotAllowedError', message: 'No' } }, { status: 403 }),
  );
  const { complete, proxy } = await setUp();
  expect(complete).toBeUndefined();
  expect(proxy.hasTarget()).toBe(false);
});

test('requests nothing after the user has signed out', async () => {
  signedOutMark.set(true);
  const { complete } = await setUp();
  expect(complete).toBeUndefined();
  expect(backend).not.toHaveBeenCalled();
});

test('asks guests who use the legacy token', async () => {
  legacyGuest.set(true);
  const { complete } = await setUp();
  expect(complete).toBeUndefined();
});

test('lets the page report that a provider refused access', async () => {
  globalThis.history.replaceState(null, '', '/?error=Refused');
  savedProvider.write('guest');
  redirectMark.set(true);
  const started = await setUp();
  expect(started.complete).toBeUndefined();
  expect(globalThis.location.search).toBe('');
  await renderPage(started);
  await vi.waitFor(() =>
    expect(started.errors.getErrors().map(({ error }) => error.message)).toEqual(['Login failed, Refused']),
  );
  expect(backend).toHaveBeenCalledTimes(1);
});

test('lets the page sign in if idle users are signed out', async () => {
  const config = mockApis.config({ data: { auth: { autologout: { enabled: true } } } });
  const { complete } = await setUp({ extra: [config] });
  expect(complete).toBeUndefined();
});
