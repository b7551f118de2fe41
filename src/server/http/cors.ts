import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { CorsSettings } from '../settings/corsSettings';
import { toOriginPattern } from './originPattern';

/** Lets the pages of other origins call the API, as far as the settings go. */
export async function allowOrigins(app: FastifyInstance, settings: CorsSettings): Promise<void> {
  const patterns = settings.origins.map(toOriginPattern);
  const isWelcome = (origin: string): boolean =>
    settings.any || patterns.some((pattern) => pattern.test(origin));
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && isWelcome(origin)),
    credentials: settings.credentials,
    methods: settings.methods,
    allowedHeaders: settings.allowedHeaders,
    exposedHeaders: settings.exposedHeaders,
    maxAge: settings.maxAge,
    strictPreflight: false,
  });
}
