import type { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { notAllowedError, type Router } from '#backend';
import { createTaskChanges } from '../tasks/taskChanges';
import { eventRoutes, type EventRouteParts } from './eventRoutes';

type Handler = (request: object, reply: object) => Promise<PassThrough>;

it('ends the stream of a caller who may no longer read the task', async () => {
  const task = { id: 'a', status: 'processing' };
  let asked = 0;
  const handlers = new Map<string, Handler>();
  const router = { get: (path: string, _access: object, handler: Handler) => handlers.set(path, handler) };
  eventRoutes(
    router as unknown as Router,
    {
      find: async () => {
        asked += 1;
        if (asked > 3) throw notAllowedError('');
        return task;
      },
      store: { events: async () => [], find: async () => task },
      changes: createTaskChanges(),
      log: { warn: (message: string) => expect.fail(message) },
      accessMs: 10,
    } as unknown as EventRouteParts,
  );
  const reply = { header: () => reply, send: (stream: PassThrough) => stream };
  const open = handlers.get('/v2/tasks/:taskId/eventstream');
  const stream = await open?.({ params: { taskId: 'a' }, url: '/eventstream' }, reply);
  expect(stream && (await text(stream))).toBe('');
  expect(asked).toBe(4);
});
