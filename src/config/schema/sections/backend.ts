import { z } from 'zod';
import { backend as onServer, elsewhere, frontend, secret, secretDeep } from '../keys';
import { anything, boolean, list, map, mapOf, number, text, texts, url } from '../values';

const listen = z.union([
  z.string(),
  map({
    host: onServer(
      text(),
      'Address of the network interface to listen on. The variable HOST comes before it.',
    ).optional(),
    port: onServer(number(0, 65_535), 'Port to listen on. The variable PORT comes before it.').optional(),
  }),
]);

const cors = z.union([
  z.literal(false),
  map({
    origin: onServer(
      z.union([z.boolean(), texts()]).meta({ wanted: 'true, false, a text or a list of texts' }),
      'Origins whose pages may call the backend.',
    ).optional(),
    methods: onServer(texts(), 'HTTP methods that such pages may use.').optional(),
    allowedHeaders: onServer(texts(), 'Request headers that such pages may send.').optional(),
    exposedHeaders: onServer(texts(), 'Response headers that such pages may read.').optional(),
    credentials: onServer(boolean(), 'Whether such pages may send cookies.').optional(),
    maxAge: onServer(number(0), 'Seconds for which a browser may keep the answer.').optional(),
    preflightContinue: elsewhere('Whether preflight requests are passed on.').optional(),
    optionsSuccessStatus: elsewhere('Status of the answer to a preflight request.').optional(),
  }),
]);

const reading = map({
  allow: list(
    map({
      host: onServer(
        text(),
        "Host, with its port when it is not the default one; '*.example.com' allows subdomains.",
      ),
      paths: onServer(
        texts(),
        'Beginnings of the paths that may be read; all of them when absent.',
      ).optional(),
    }),
  ).optional(),
});

const auth = map({
  keys: list(map({ secret: secret(text(), 'Shared secret that signs tokens between services.') })).optional(),
  dangerouslyDisableDefaultAuthPolicy: onServer(
    boolean(),
    'Lets requests without any token through to the plugins.',
  ).optional(),
  externalAccess: list(
    map({
      type: onServer(text(), "How callers prove who they are: 'static', 'legacy' or 'jwks'."),
      options: secretDeep(
        mapOf(anything()),
        'Token, secret or key address, and the subject it stands for.',
      ).optional(),
      accessRestrictions: onServer(list(anything()), 'What such callers may reach.').optional(),
    }),
  ).optional(),
  pluginKeyStore: elsewhere('Where plugins keep the keys that sign their tokens.').optional(),
});

const database = map({
  client: onServer(text(), "'pg' for a PostgreSQL server; others choose the embedded PostgreSQL.").optional(),
  connection: secretDeep(
    z.union([z.string(), mapOf(anything())]).meta({ wanted: 'a connection string or a map' }),
    'How to reach the PostgreSQL server: a connection string, or host, port, user, password and database. The variable DATABASE_URL comes before it.',
  ).optional(),
}).catchall(elsewhere('Setting of the database layer.'));

/** The backend: where it is, where it listens, what it may read. */
export const backend = map({
  baseUrl: frontend(url(), 'Address of the backend as browsers reach it; its APIs are below /api.').default(
    'http://localhost:7007',
  ),
  listen: onServer(
    listen.meta({ wanted: "a map with host and port, or a text such as ':7007'" }),
    'Where the embedded backend listens.',
  ).optional(),
  reading: reading.optional(),
  cors: onServer(
    cors.meta({ wanted: 'a map or false' }),
    'Which other origins may call the backend from a browser.',
  ).optional(),
  csp: onServer(
    mapOf(z.union([z.boolean(), texts()]).meta({ wanted: 'a list of texts or false' })),
    'Additions to the Content-Security-Policy: a directive and its sources, or false to leave a directive out.',
  ).optional(),
  database: database.optional(),
  auth: auth.optional(),
  actions: elsewhere('Which plugins offer actions.').optional(),
  auditor: elsewhere('Severities of audit events.').optional(),
  cache: elsewhere('Where caches are kept.').optional(),
  health: elsewhere('Headers of the health endpoints.').optional(),
  https: elsewhere('Certificate of the backend.').optional(),
  lifecycle: elsewhere('Delays at start and stop.').optional(),
  logger: elsewhere('Level and format of the log.').optional(),
  metrics: elsewhere('Which metrics are collected.').optional(),
  packages: elsewhere('Which backend packages are looked through for plugins.').optional(),
  rateLimit: elsewhere('How many requests are let through.').optional(),
  server: elsewhere('Timeouts of the HTTP server.').optional(),
  trustProxy: elsewhere('Which proxies are believed.').optional(),
  workingDirectory: elsewhere('Where temporary files are kept.').optional(),
});
