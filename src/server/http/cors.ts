import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { CorsSettings } from './corsSettings';
import { toOriginPattern } from './originPattern';

/** Allows pages of other origins to call the API, as configured. */
export async function allowOrigins(app: FastifyInstance, settings: CorsSettings): Promise<void> {
  const patterns = settings.origins.map(toOriginPattern);
  const isWelcome = (origin: string): boolean =>
    settings.any || patterns.some((pattern) => pattern.test(origin));
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && isWelcome(origin)),
    credentials: settings.credentials,
    methods: settings.methods,
    // Without the option, a preflight allows the headers that it asks for.
    ...(settings.allowedHeaders ? { allowedHeaders: settings.allowedHeaders } : {}),
    exposedHeaders: settings.exposedHeaders,
    maxAge: settings.maxAge,
    strictPreflight: false,
  });
}
