import { configApiRef, lazyPart, useApi } from '#sdk';

const AutoLogoutWatch = lazyPart(async () => (await import('./AutoLogoutWatch')).AutoLogoutWatch);

/** Signs out idle users if `auth.autologout` is enabled. */
export function AutoLogout() {
  const isEnabled = useApi(configApiRef).getOptionalBoolean('auth.autologout.enabled');
  return isEnabled === true ? <AutoLogoutWatch /> : null;
}
