import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Emitter } from '#sdk';
import { createObservable } from '#sdk';
import type { StreamLogsRequest } from '../../api/ScaffolderApi';
import type { Task, TaskEvent } from '../../protocol/tasks';
import { createTaskFollower, type TaskState } from './createTaskFollower';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const task: Task = {
  id: 'one',
  status: 'processing',
  createdAt: '2026-11-20T23:37:41.000Z',
  spec: {
    apiVersion: 'scaffolder.backstage.io/v1beta3',
    steps: [{ id: 'log', name: 'Log', action: 'debug:log' }],
    output: {},
    parameters: {},
  },
};

const createEvent = (id: number, event: Partial<TaskEvent> = {}): TaskEvent => ({
  id,
  taskId: 'one',
  type: 'log',
  createdAt: '2026-11-20T23:37:41.000Z',
  body: { message: `Event ${id}`, stepId: 'log' },
  ...event,
});
const failed = createEvent(9, {
  type: 'completion',
  body: { message: 'Failed', error: { name: 'Error', message: 'Broken' } },
});

/** Follows a task of a backend that the test controls. */
function follow(current: Task = task) {
  const requests: Array<Omit<StreamLogsRequest, 'onConnection'>> = [];
  const backend: {
    emitter?: Emitter<TaskEvent>;
    connect?: StreamLogsRequest['onConnection'];
    isOpen: boolean;
  } = { isOpen: false };
  const api = {
    getTask: async () => ({ ...task, status: 'completed' as const }),
    streamLogs: ({ onConnection, ...request }: StreamLogsRequest) =>
      createObservable<TaskEvent>((emitter) => {
        requests.push(request);
        Object.assign(backend, { emitter, connect: onConnection, isOpen: true });
        return () => void (backend.isOpen = false);
      }),
  };
  const follower = createTaskFollower(api, current);
  const states: TaskState[] = [];
  const stop = follower.subscribe(() => states.push(follower.getState()));
  return { follower, backend, requests, states, stop };
}

it('collects events, so that a fast log does not render for each line', () => {
  const { follower, backend, states, stop } = follow();
  const before = states.length;
  for (let id = 1; id <= 5_000; id++) backend.emitter?.next(createEvent(id));
  expect(states).toHaveLength(before);
  vi.advanceTimersByTime(100);
  expect(states).toHaveLength(before + 1);
  expect(follower.getState().log.all).toHaveLength(5_000);
  stop();
  expect(backend.isOpen).toBe(false);
});

it('shows each event once', () => {
  const { follower, backend } = follow();
  for (const id of [1, 2, 2, 1, 3]) backend.emitter?.next(createEvent(id));
  expect(follower.getState().log.all).toHaveLength(3);
});

it('follows a retried task from its last event on', () => {
  const { follower, backend, requests } = follow();
  backend.emitter?.next(createEvent(1));
  backend.emitter?.next(failed);
  backend.emitter?.complete();
  expect(follower.getState()).toMatchObject({ phase: 'ended', run: { status: 'failed' } });
  follower.restart();
  expect(follower.getState()).toMatchObject({ phase: 'live', run: { status: 'open' } });
  expect(requests).toEqual([
    { taskId: 'one', after: 0, isEnded: false },
    { taskId: 'one', after: 9, isEnded: false },
  ]);
});

it('requests the events of an ended task without waiting for more', () => {
  const { follower, requests } = follow({ ...task, status: 'failed' });
  expect(requests).toEqual([{ taskId: 'one', after: 0, isEnded: true }]);
  expect(follower.getState().phase).toBe('loading');
});

it('asks for the status of a task that ends without a last event', async () => {
  const { follower, backend } = follow();
  backend.emitter?.complete();
  await vi.runAllTimersAsync();
  expect(follower.getState()).toMatchObject({ phase: 'ended', run: { status: 'completed' } });
});

it('reports a lost connection until it is back', () => {
  const { follower, backend } = follow();
  const error = new Error('No response');
  backend.connect?.(error);
  expect(follower.getState().lost).toBe(error);
  backend.connect?.(undefined);
  expect(follower.getState().lost).toBeUndefined();
});

it('reports why events cannot be read, keeps those that are known, and connects again after them', () => {
  const { follower, backend, requests } = follow();
  backend.emitter?.next(createEvent(4));
  const error = new Error('Removed');
  backend.emitter?.error(error);
  expect(follower.getState()).toMatchObject({ phase: 'ended', failure: error });
  expect(follower.getState().log.all).toHaveLength(1);
  follower.reconnect();
  expect(follower.getState()).toMatchObject({ phase: 'live', failure: undefined });
  expect(requests.at(-1)).toEqual({ taskId: 'one', after: 4, isEnded: false });
});
