import { notFoundError } from '#backend';
import type { OidcContext, OidcEnvironment } from './oidcContext';

/** Returns the settings of the requested environment, or of the portal's own environment by default. */
export function chooseEnvironment(context: OidcContext, name = context.defaultEnvironment): OidcEnvironment {
  const environment = context.environments.get(name);
  if (!environment) {
    throw notFoundError(`No configuration available for the '${name}' environment of this provider.`);
  }
  return environment;
}
