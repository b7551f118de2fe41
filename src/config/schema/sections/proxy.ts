import { z } from 'zod';
import { backend, elsewhere, secretDeep } from '../keys';
import { anything, boolean, map, mapOf, oneOf, texts, url } from '../values';

const endpoint = z
  .union([
    z.string(),
    map({
      target: backend(url(), 'Address that requests are passed on to.'),
      headers: secretDeep(mapOf(anything()), 'Headers that are added to each request.').optional(),
      credentials: backend(
        oneOf(['require', 'forward', 'dangerously-allow-unauthenticated']),
        'Which callers are let through.',
      ).optional(),
      allowedMethods: backend(texts(), 'HTTP methods that are passed on.').optional(),
      allowedHeaders: backend(texts(), 'Headers that are passed on.').optional(),
      changeOrigin: backend(boolean(), 'Sets the host header to that of the target.').optional(),
      secure: backend(boolean(), 'Checks the certificate of the target.').optional(),
      pathRewrite: backend(anything(), 'How paths are rewritten.').optional(),
    }).catchall(secretDeep(anything(), 'Further setting of the endpoint.')),
  ])
  .meta({ wanted: 'an address or a map with a target' });

/** Requests that the backend passes on to other services. Older files name their paths beside `endpoints`. */
export const proxy = map({
  endpoints: backend(
    mapOf(endpoint),
    'A map from a path such as /sonarqube to where its requests go.',
  ).optional(),
  skipInvalidProxies: elsewhere('Starts although an endpoint is invalid.').optional(),
  reviveConsumedRequestBodies: elsewhere('Passes bodies on that were read before.').optional(),
}).catchall(endpoint);
