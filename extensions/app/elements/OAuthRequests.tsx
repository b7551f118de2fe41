import { lazy, Suspense, useMemo } from 'react';
import { oauthRequestApiRef, useApi, useObservable } from '#sdk';

const OAuthRequestDialog = lazy(() =>
  import('./oauthRequests/OAuthRequestDialog').then((module) => ({ default: module.OAuthRequestDialog })),
);

/** Shows the sign-ins that wait for a click, over whatever page there is. */
export function OAuthRequests() {
  const api = useApi(oauthRequestApiRef);
  const observable = useMemo(() => api.authRequest$(), [api]);
  const requests = useObservable(observable, []);
  if (requests.length === 0) return null;
  return (
    <Suspense>
      <OAuthRequestDialog requests={requests} />
    </Suspense>
  );
}
