import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identityApiRef, isEarlySignInPage, SignInPageBlueprint } from '#sdk';
import { createExtensionTester, createTestApiHolder, mockApis, TestApiProvider } from '#sdk/testing';
import { createIdentityProxy } from '../identity/createIdentityProxy';
import { legacyGuest } from '../session/legacyGuest';
import { redirectMark } from '../session/redirectMark';
import { savedProvider } from '../session/savedProvider';
import { signedOutMark } from '../session/signedOutMark';
import { signInPageExtension } from './signInPage';

const identity = { type: 'user', userEntityRef: 'user:default/guest', ownershipEntityRefs: [] };
const backend = vi.fn<() => Promise<Response>>();

/** Starts to sign in as the shell does before it renders the page. */
async function setUp() {
  const page = createExtensionTester(signInPageExtension).get(SignInPageBlueprint.dataRefs.component);
  if (!isEarlySignInPage(page)) throw new Error('The page cannot sign in before it is rendered.');
  const proxy = createIdentityProxy();
  const apis = [
    mockApis.discovery(),
    mockApis.error(),
    mockApis.storage(),
    mockApis.config(),
    [identityApiRef, proxy],
  ] as const;
  const complete = await page.startSignIn(createTestApiHolder(apis));
  return { page, proxy, apis, complete };
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

test('lets the page continue with the session that was requested', async () => {
  const started = await setUp();
  await renderPage(started);
  expect(backend).toHaveBeenCalledTimes(1);
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
  expect(backend).toHaveBeenCalledTimes(1);
});
