import { type AuthApi, type AuthProviderInfo, authProvidersApiRef, createBehaviorSubject } from '#sdk';
import type { ProfileInfo, SessionState } from '#sdk';
import { type TestApi, testApi } from '#sdk/testing';

/** An account at a provider, for tests. */
export interface TestAccount extends AuthApi {
  /** Simulates another tab that signs in or out. */
  change(profile: ProfileInfo | undefined): void;
}

/** Creates an account in memory. Without a profile, the user is signed out. */
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

/** Creates the API of providers with these accounts, by title. The user signed in to the portal with `entered`. */
export function createProvidersApi(accounts: Record<string, AuthApi>, entered?: string): TestApi {
  const info = (id: string): AuthProviderInfo => ({ id, title: id });
  return testApi(authProvidersApiRef, {
    info,
    configured: () => Object.keys(accounts).map(info),
    get: (id) => accounts[id] ?? createTestAccount(),
    entered: () => entered,
  });
}
