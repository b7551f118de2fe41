import { useMemo } from 'react';
import { lazyPart, oauthRequestApiRef, preloadLater, useApi, useObservable } from '#sdk';

const OAuthRequestDialog = lazyPart(
  preloadLater(async () => (await import('./OAuthRequestDialog')).OAuthRequestDialog),
);

/** Shows pending access requests on top of any page. */
export function OAuthRequests() {
  const api = useApi(oauthRequestApiRef);
  const observable = useMemo(() => api.authRequest$(), [api]);
  const requests = useObservable(observable, []);
  if (requests.length === 0) return null;
  return <OAuthRequestDialog requests={requests} />;
}
