import { parseEntityRef, stringifyEntityRef, valueAtPath } from '#model';
import type { GuestSettings } from '../auth/guestProvider';
import { readFlag, readText, readTexts, type ConfigData } from './configValue';

const GUEST = 'auth.providers.guest';

/**
 * `auth.providers.guest`. A portal that configures no provider at all lets guests in, so that it can be tried; one that
 * configures others has no guests until it says so. `undefined` when the provider is not installed.
 */
export function resolveGuest(config: ConfigData, environment: NodeJS.ProcessEnv): GuestSettings | undefined {
  const installed = valueAtPath(config, GUEST);
  if (installed === null || (installed === undefined && hasProviders(config))) return undefined;
  const toRef = (kind: string) => (ref: string) =>
    stringifyEntityRef(parseEntityRef(ref, { defaultKind: kind }));
  return {
    userEntityRef: toRef('user')(readText(config, `${GUEST}.userEntityRef`) ?? 'user:default/guest'),
    ownershipEntityRefs: (readTexts(config, `${GUEST}.ownershipEntityRefs`) ?? []).map(toRef('group')),
    allowed:
      isDevelopment(config, environment) ||
      readFlag(config, `${GUEST}.dangerouslyAllowOutsideDevelopment`) === true,
  };
}

// Both are asked: the one says what an administrator thinks this portal is, the other what started it thinks.
function isDevelopment(config: ConfigData, environment: NodeJS.ProcessEnv): boolean {
  return (
    (readText(config, 'auth.environment') ?? 'development') === 'development' &&
    environment['NODE_ENV'] !== 'production'
  );
}

function hasProviders(config: ConfigData): boolean {
  const providers = valueAtPath(config, 'auth.providers');
  return typeof providers === 'object' && providers !== null && Object.keys(providers).length > 0;
}
