import type { FastifyRequest } from 'fastify';
import type { PrintingReader } from '../ports/reader';

/** Returns the catalog that the caller of a request may see. Routes use no other reader. */
export type ReaderOf = (request: FastifyRequest) => PrintingReader;
