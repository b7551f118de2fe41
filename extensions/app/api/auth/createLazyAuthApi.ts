import { type AuthApi, createObservable, type SessionState, type Subscription } from '#sdk';

/** Accounts that can renew a token which the backend refused. */
export interface RenewableAuthApi extends AuthApi {
  /** A token newer than the refused one. When there is one already, nothing is fetched. */
  renewToken(refusedToken: string): Promise<string | undefined>;
  /** Leaves the page to sign in, where the browser opens no window. */
  signInByRedirect(): Promise<never>;
}

type Asked = Exclude<keyof RenewableAuthApi, 'sessionState$'>;

/** Gives a provider's accounts, which are loaded when someone first asks for one. */
export function createLazyAuthApi(load: () => Promise<RenewableAuthApi>): RenewableAuthApi {
  let loading: Promise<RenewableAuthApi> | undefined;
  function api(): Promise<RenewableAuthApi> {
    loading ??= load().catch((error: unknown) => {
      // A load that failed is tried again the next time.
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
  return { ...(methods as Pick<RenewableAuthApi, Asked>), sessionState$: () => followState(api) };
}

function followState(api: () => Promise<AuthApi>) {
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

/** Whether accounts can renew a refused token; those that a plugin made need not. */
export function isRenewable(api: AuthApi): api is RenewableAuthApi {
  return 'renewToken' in api;
}
