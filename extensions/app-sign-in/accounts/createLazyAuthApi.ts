import { type AuthApi, createObservable, type SessionState, type Subscription } from '#sdk';

/** An auth API that can renew a token that the backend rejected. */
export interface RenewableAuthApi extends AuthApi {
  /** Returns a token newer than the rejected one. Fetches nothing if there already is one. */
  renewToken(refusedToken: string): Promise<string | undefined>;
  /** Redirects the page to sign in, for browsers that block popups. */
  signInByRedirect(): Promise<never>;
}

type Asked = Exclude<keyof RenewableAuthApi, 'sessionState$'>;

/** Creates an auth API that is loaded on first use. */
export function createLazyAuthApi(load: () => Promise<RenewableAuthApi>): RenewableAuthApi {
  let loading: Promise<RenewableAuthApi> | undefined;
  function api(): Promise<RenewableAuthApi> {
    loading ??= load().catch((error: unknown) => {
      // A failed load is retried on the next call.
      loading = undefined;
      throw error;
    });
    return loading;
  }
  const later =
    <TName extends Asked>(name: TName) =>
    async (...asked: unknown[]) =>
      ((await api())[name] as (...given: unknown[]) => unknown)(...asked);

  const methods: Record<Asked, unknown> = {
    getAccessToken: later('getAccessToken'),
    getIdToken: later('getIdToken'),
    getProfile: later('getProfile'),
    getBackstageIdentity: later('getBackstageIdentity'),
    renewToken: later('renewToken'),
    signIn: later('signIn'),
    signInByRedirect: later('signInByRedirect'),
    signOut: later('signOut'),
  };
  return { ...(methods as Pick<RenewableAuthApi, Asked>), sessionState$: () => observeState(api) };
}

function observeState(api: () => Promise<AuthApi>) {
  return createObservable<SessionState>((emitter) => {
    let isOver = false;
    let inner: Subscription | undefined;
    api().then(
      (loaded) => {
        if (!isOver) inner = loaded.sessionState$().subscribe(emitter);
      },
      (error: Error) => emitter.error(error),
    );
    return () => {
      isOver = true;
      inner?.unsubscribe();
    };
  });
}

/** Whether an auth API can renew a rejected token. Those of other plugins may not support this. */
export function isRenewable(api: AuthApi): api is RenewableAuthApi {
  return 'renewToken' in api;
}
