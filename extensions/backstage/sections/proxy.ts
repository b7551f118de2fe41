import {
  anything,
  backend,
  boolean,
  definePluginSettings,
  described,
  elsewhere,
  map,
  mapOf,
  oneOf,
  secretDeep,
  texts,
  url,
} from '#config/schema';
import { z } from 'zod';

const endpoint = z
  .union([
    url(),
    map({
      target: backend(url(), 'URL to forward requests to.'),
      headers: secretDeep(mapOf(anything()), 'Headers to add to each request.').optional(),
      credentials: backend(
        oneOf(['require', 'forward', 'dangerously-allow-unauthenticated']),
        'Which callers may use the endpoint.',
      ).optional(),
      allowedMethods: backend(texts(), 'HTTP methods to forward.').optional(),
      allowedHeaders: backend(texts(), 'Headers to forward.').optional(),
      changeOrigin: backend(boolean(), 'Sets the Host header to the host of the target.').optional(),
      secure: backend(boolean(), 'Verifies the certificate of the target.').optional(),
      pathRewrite: backend(anything(), 'How to rewrite paths.').optional(),
    }).catchall(secretDeep(anything(), 'An additional setting of the endpoint.')),
  ])
  .meta({ wanted: 'a URL or a map with a target' });

const section = map({
  endpoints: backend(
    mapOf(endpoint),
    'A map from a path such as /sonarqube to the target of its requests.',
  ).optional(),
  skipInvalidProxies: elsewhere('Skips invalid endpoints instead of failing at startup.').optional(),
  reviveConsumedRequestBodies: elsewhere('Forwards request bodies that have already been read.').optional(),
}).catchall(endpoint);

/** Settings of the plugin `proxy` in `app-config.yaml`. In older files, paths are next to `endpoints`. */
export const proxySettings = definePluginSettings({
  sections: { proxy: described(section, 'Requests that the backend forwards to other services.') },
  keys: {
    'proxy.endpoints.*': 'The target for requests to this path: a URL or a map with options.',
    'proxy.*': 'An endpoint in the older format.',
  },
  examples: {
    proxy: `proxy:
  endpoints:
    /sonarqube:
      target: https://sonarqube.acme.example/api
      headers: { Authorization: '\${SONARQUBE_AUTH}' }
      allowedMethods: [GET]
`,
  },
});
