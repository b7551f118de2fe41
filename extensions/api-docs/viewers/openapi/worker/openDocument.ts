import { openSession } from '../../background/openSession';
import type { Session } from '../../background/session';
import type { OpenApiReader } from '../model/createOpenApiReader';

/** Opens a session about an OpenAPI definition. */
export function openDocument(definition: string): Session<OpenApiReader> {
  return openSession<OpenApiReader>(
    definition,
    () => new Worker(new URL('openApiWorker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('../model/createOpenApiReader')).createOpenApiReader,
  );
}
