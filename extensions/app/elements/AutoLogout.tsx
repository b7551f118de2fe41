import { lazy, Suspense } from 'react';
import { configApiRef, useApi } from '#sdk';

const AutoLogoutWatch = lazy(() =>
  import('./autoLogout/AutoLogoutWatch').then((module) => ({ default: module.AutoLogoutWatch })),
);

/** Signs idle users out where the configuration wants that. */
export function AutoLogout() {
  const isEnabled = useApi(configApiRef).getOptionalBoolean('auth.autologout.enabled');
  return isEnabled === true ? (
    <Suspense>
      <AutoLogoutWatch />
    </Suspense>
  ) : null;
}
