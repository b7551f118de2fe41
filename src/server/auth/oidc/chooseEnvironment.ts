import { notFoundError } from '../../http/httpError';
import type { OidcContext, OidcEnvironment } from './oidcContext';

/** The settings of the environment that a request names, or else of the portal's own. */
export function chooseEnvironment(context: OidcContext, name = context.defaultEnvironment): OidcEnvironment {
  const environment = context.environments.get(name);
  if (!environment) {
    throw notFoundError(`No configuration available for the '${name}' environment of this provider.`);
  }
  return environment;
}
