import type { FastifyRequest } from 'fastify';
import type { CatalogReader } from '../reader';

/** The catalogue as the caller of a request may see it. Routes have no other. */
export type ReaderOf = (request: FastifyRequest) => CatalogReader;
