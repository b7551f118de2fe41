import { z } from 'zod';
import { backend as onServer, elsewhere, frontend, secret, secretDeep } from '../schema/keys';
import {
  anything,
  boolean,
  host as hostName,
  list,
  map,
  mapOf,
  number,
  text,
  texts,
  url,
} from '../schema/values';

const listen = z.union([
  z.string(),
  map({
    host: onServer(
      text(),
      'Address of the network interface to listen on. The environment variable HOST takes precedence.',
    ).optional(),
    port: onServer(
      number(0, 65_535),
      'Port to listen on. The environment variable PORT takes precedence.',
    ).optional(),
  }),
]);

const cors = z.union([
  z.literal(false),
  map({
    origin: onServer(
      z.union([z.boolean(), texts()]).meta({ wanted: 'true, false, a string or a list of strings' }),
      "Origins that may call the backend: by default the app's. '*' matches a part of a host name; alone, and with true, all origins match.",
    ).optional(),
    methods: onServer(
      texts(),
      "HTTP methods that these origins may use. '*' and the default allow those of the API.",
    ).optional(),
    allowedHeaders: onServer(
      texts(),
      "Request headers that these origins may send. '*' and the default allow all.",
    ).optional(),
    exposedHeaders: onServer(texts(), 'Response headers that these origins may read.').optional(),
    credentials: onServer(boolean(), 'Whether these origins may send cookies.').optional(),
    maxAge: onServer(number(0), 'Seconds that browsers may cache the response.').optional(),
    preflightContinue: elsewhere('Whether preflight requests are passed to the next handler.').optional(),
    optionsSuccessStatus: elsewhere('Status code of the response to a preflight request.').optional(),
  }),
]);

const reading = map({
  allow: list(
    map({
      host: onServer(
        hostName(),
        "Host, with its port if it is not the default one. '*.example.com' allows subdomains.",
      ),
      paths: onServer(texts(), 'Path prefixes that may be read. All paths by default.').optional(),
    }),
  ).optional(),
});

const auth = map({
  keys: list(map({ secret: secret(text(), 'Shared secret that signs tokens between services.') })).optional(),
  dangerouslyDisableDefaultAuthPolicy: onServer(boolean(), 'Allows requests without a token.').optional(),
  externalAccess: list(
    map({
      type: onServer(text(), "Authentication method: 'static', 'legacy' or 'jwks'."),
      options: secretDeep(
        mapOf(anything()),
        'Token, secret or key URL, and the subject of the caller.',
      ).optional(),
      accessRestrictions: onServer(list(anything()), 'Restricts the access of these callers.').optional(),
    }),
  ).optional(),
  pluginKeyStore: elsewhere('Where to store the keys that sign plugin tokens.').optional(),
});

const database = map({
  client: onServer(
    text(),
    "'pg' for a PostgreSQL server. Other values use the embedded PostgreSQL.",
  ).optional(),
  connection: secretDeep(
    z.union([z.string(), mapOf(anything())]).meta({ wanted: 'a connection string or a map' }),
    'Connection to the PostgreSQL server: a connection string, or host, port, user, password and database. The environment variable DATABASE_URL takes precedence.',
  ).optional(),
}).catchall(elsewhere('A setting of the database layer.'));

/** Settings of the backend: its URL, address, and the URLs it may read. */
export const backend = map({
  baseUrl: frontend(url(), 'URL of the backend for browsers. Its APIs are at /api.').default(
    'http://localhost:7007',
  ),
  listen: onServer(
    listen.meta({ wanted: "a map with host and port, or a string such as ':7007'" }),
    'Network interface and port of the embedded backend.',
  ).optional(),
  reading: reading.optional(),
  cors: onServer(
    cors.meta({ wanted: 'a map or false' }),
    'Other origins that may call the backend from a browser.',
  ).optional(),
  csp: onServer(
    mapOf(z.union([z.boolean(), texts()]).meta({ wanted: 'a list of strings or false' })),
    'Additions to the Content-Security-Policy: a map from a directive to its sources, or to false to remove a directive.',
  ).optional(),
  database: database.optional(),
  auth: auth.optional(),
  actions: elsewhere('Plugins that provide actions.').optional(),
  auditor: elsewhere('Severity levels of audit events.').optional(),
  cache: elsewhere('Cache store.').optional(),
  health: elsewhere('Headers of the health endpoints.').optional(),
  https: elsewhere('Certificate of the backend.').optional(),
  lifecycle: elsewhere('Delays at startup and shutdown.').optional(),
  logger: elsewhere('Log level and format.').optional(),
  metrics: elsewhere('Metrics to collect.').optional(),
  packages: elsewhere('Backend packages to search for plugins.').optional(),
  rateLimit: elsewhere('Rate limits.').optional(),
  server: elsewhere('Timeouts of the HTTP server.').optional(),
  trustProxy: elsewhere('Trusted proxies.').optional(),
  workingDirectory: elsewhere('Folder for temporary files.').optional(),
});
