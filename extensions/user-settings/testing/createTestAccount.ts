import { type AuthApi, type AuthProviderInfo, authProvidersApiRef, createBehaviorSubject } from '#sdk';
import type { ProfileInfo, SessionState } from '#sdk';
import { type TestApi, testApi } from '#sdk/testing';

/** The account of a test at a provider. */
export interface TestAccount extends AuthApi {
  /** Stands for another tab that signs in or out. */
  change(profile: ProfileInfo | undefined): void;
}

/** Creates an account in memory; without a profile nobody is signed in. */
export function createTestAccount(profile?: ProfileInfo, overrides: Partial<AuthApi> = {}): TestAccount {
  let held = profile;
  const state = createBehaviorSubject<SessionState>('SignedOut');
  const change = (next: ProfileInfo | undefined): void => {
    held = next;
    state.next(next ? 'SignedIn' : 'SignedOut');
  };
  return {
    getAccessToken: async () => '',
    getIdToken: async () => '',
    getBackstageIdentity: async () => undefined,
    getProfile: async () => held,
    signIn: async () => change({ displayName: 'Ada', email: 'ada@example.com' }),
    signOut: async () => change(undefined),
    sessionState$: () => state,
    change,
    ...overrides,
  };
}

/** The register of providers with these accounts, by title; the user came in by the one that is named. */
export function createProvidersApi(accounts: Record<string, AuthApi>, entered?: string): TestApi {
  const info = (id: string): AuthProviderInfo => ({ id, title: id });
  return testApi(authProvidersApiRef, {
    info,
    configured: () => Object.keys(accounts).map(info),
    get: (id) => accounts[id] ?? createTestAccount(),
    entered: () => entered,
  });
}
