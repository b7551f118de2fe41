import { PassThrough } from 'node:stream';
import { hideFromOthers, notFoundError, type Router } from '#backend';
import { catalogEntityReadPermission } from '../../../catalog/backend-public';
import type { SyncFinish } from '../../protocol';
import type { Entity } from '#model';
import type { EntityParams, FindEntity } from './docsEntity';

/** The parts of the route that the plugin provides. */
export interface SyncParts {
  findEntity: FindEntity;
  /** Builds the site of an entity if its source has changed. Calls `log` with each line of the build's log. */
  sync: (entity: Entity, log: (line: string) => void) => Promise<SyncFinish>;
}

/** Keeps connections open through proxies that close silent ones. */
const BEAT_MS = 15_000;

/** Builds the documentation of an entity if its source has changed, and streams the log of the build. */
export function syncRoutes(router: Router, { findEntity, sync }: SyncParts): void {
  router.get<{ Params: EntityParams }>(
    '/sync/:namespace/:kind/:name',
    hideFromOthers(catalogEntityReadPermission),
    async (request, reply) => {
      const entity = await findEntity(request);
      if (!entity) throw notFoundError('Entity metadata UID missing');
      const events = new PassThrough();
      const send = (event: 'log' | 'finish' | 'error', data: string | SyncFinish): void => {
        if (!events.destroyed) events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      };
      const beat = setInterval(() => events.write(': \n\n'), BEAT_MS);
      events.once('close', () => clearInterval(beat));
      void sync(entity, (line) => send('log', line))
        .then(
          (finish) => send('finish', finish),
          (error: unknown) => send('error', error instanceof Error ? error.message : String(error)),
        )
        .finally(() => events.end());
      return reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-cache')
        .header('x-accel-buffering', 'no')
        .send(events);
    },
  );
}
