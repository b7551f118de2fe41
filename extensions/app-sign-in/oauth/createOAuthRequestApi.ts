import type { OAuthRequestApi, OAuthRequester, OAuthRequesterOptions, PendingOAuthRequest } from '#sdk';
import { createPublisher } from '#extensions/app-apis';

interface Waiting<TSession> {
  scopes: ReadonlySet<string>;
  resolve: (session: TSession) => void;
  reject: (error: Error) => void;
}

/** Creates the API for access requests that need a click. Requests to the same provider are combined with all their scopes. */
export function createOAuthRequestApi(): OAuthRequestApi {
  let pending: readonly PendingOAuthRequest[] = [];
  const screen = createPublisher<readonly PendingOAuthRequest[]>(() => [pending]);

  function change(next: readonly PendingOAuthRequest[]): void {
    pending = next;
    screen.publish(pending);
  }

  function createAuthRequester<TSession>(options: OAuthRequesterOptions<TSession>): OAuthRequester<TSession> {
    const { onAuthRequest, ...shown } = options;
    let waiting: Waiting<TSession>[] = [];

    function remove(): void {
      waiting = [];
      change(pending.filter((other) => other !== request));
    }

    const request: PendingOAuthRequest = {
      ...shown,
      async trigger() {
        const session = await onAuthRequest(new Set(waiting.flatMap(({ scopes }) => [...scopes])));
        const served = waiting;
        remove();
        for (const { resolve } of served) resolve(session);
      },
      reject() {
        const refused = waiting;
        remove();
        const error = Object.assign(new Error('Login failed, rejected by user'), { name: 'RejectedError' });
        for (const { reject } of refused) reject(error);
      },
    };

    return (scopes) =>
      new Promise((resolve, reject) => {
        waiting.push({ scopes, resolve, reject });
        if (!pending.includes(request)) change([...pending, request]);
      });
  }

  return { createAuthRequester, authRequest$: () => screen.observable };
}
