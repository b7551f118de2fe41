import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { loadRecordings } from '#testing/contract';
import { ConnectionError } from '#sdk';
import { mockApis } from '#sdk/testing';
import type { TaskEvent } from '../protocol/tasks';
import { createScaffolderApi } from './createScaffolderApi';
import type { ScaffolderApi, StreamLogsRequest } from './ScaffolderApi';

const recordings = new Map(loadRecordings().map((recording) => [recording.name, recording]));
const taskId = '6464ce7e-679c-47ae-9d42-40c7787194f8';
const template = 'template:default/log-a-greeting';

interface Sent {
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
}

function createApi(respond: (request: Sent, index: number) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fetchApi = {
    fetch: async (...args: Parameters<typeof fetch>) => {
      const request = new Request(...args);
      const { pathname, search } = new URL(request.url);
      request.signal.throwIfAborted();
      const text = await request.text();
      const one = {
        method: request.method,
        path: pathname.replace(/^.*\/api\/scaffolder/, '') + decodeURIComponent(search),
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      sent.push(one);
      return respond(one, sent.length - 1);
    },
  };
  const api = createScaffolderApi({
    discoveryApi: mockApis.discovery(),
    fetchApi,
    identityApi: mockApis.identity({ userEntityRef: 'user:default/guest' }),
  });
  return { api, sent };
}

/** Answers like a backend whose responses were recorded. */
function answer(name: string): Response {
  const recording = recordings.get(name);
  if (recording === undefined) throw new Error(`The recording '${name}' does not exist.`);
  const { status, headers, body } = recording.response as {
    status: number;
    headers: Record<string, string>;
    body: unknown;
  };
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': headers['content-type'] ?? 'text/plain' },
  });
}

/** Follows a task to its end. */
function follow(api: ScaffolderApi, options: Partial<StreamLogsRequest> = {}): Promise<TaskEvent[]> {
  const events: TaskEvent[] = [];
  return new Promise((resolve, reject) => {
    api.streamLogs({ taskId, ...options }).subscribe({
      next: (event) => events.push(event),
      error: reject,
      complete: () => resolve(events),
    });
  });
}

const event = (id: number, type = 'log') => ({
  id,
  taskId,
  type,
  createdAt: '2026-11-20T23:37:41.000Z',
  body: { message: `message ${id}` },
});

const stream = (...events: object[]) =>
  new Response(events.map((one) => `event: log\ndata: ${JSON.stringify(one)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

/** Answers for a task that has ended, without further events. */
const ended = (path: string) =>
  path.includes('/events?') ? Response.json([]) : answer('scaffolder-task-get');

const notInstalled = () => new Response('', { status: 404 });

describe('The client reads recorded responses', () => {
  const calls: Array<[string, string, (api: ScaffolderApi) => Promise<unknown>, unknown]> = [
    [
      'scaffolder-parameter-schema',
      'GET /v2/templates/default/template/log-a-greeting/parameter-schema',
      (api) => api.getTemplateParameterSchema(template),
      { title: 'Log a greeting' },
    ],
    ['scaffolder-actions', 'GET /v2/actions', (api) => api.listActions(), { 0: { id: 'catalog:fetch' } }],
    [
      'scaffolder-templating-extensions',
      'GET /v2/templating-extensions',
      (api) => api.listTemplatingExtensions(),
      { filters: { parseRepoUrl: {} } },
    ],
    ['scaffolder-task-get', `GET /v2/tasks/${taskId}`, (api) => api.getTask(taskId), { id: taskId }],
    [
      'scaffolder-task-get-processing',
      `GET /v2/tasks/${taskId}`,
      (api) => api.getTask(taskId),
      { status: 'processing' },
    ],
    [
      'scaffolder-task-get-failed',
      `GET /v2/tasks/${taskId}`,
      (api) => api.getTask(taskId),
      { status: 'failed' },
    ],
    [
      'scaffolder-task-get-cancelled',
      `GET /v2/tasks/${taskId}`,
      (api) => api.getTask(taskId),
      // As Backstage reports it.
      { status: 'failed' },
    ],
    [
      'scaffolder-tasks-list',
      'GET /v2/tasks?createdBy=user:default/guest',
      (api) => api.listTasks({ filterByOwnership: 'owned' }),
      { totalTasks: 3 },
    ],
    [
      'scaffolder-tasks-list-limit',
      'GET /v2/tasks?limit=1&offset=1&order=desc:created_at&status=completed',
      (api) =>
        api.listTasks({
          filterByOwnership: 'all',
          limit: 1,
          offset: 1,
          order: 'desc:created_at',
          status: ['completed'],
        }),
      { tasks: [], totalTasks: 1 },
    ],
    [
      'scaffolder-tasks-create',
      'POST /v2/tasks {"templateRef":"template:default/log-a-greeting","values":{"name":"World"},"secrets":{}}',
      (api) => api.scaffold({ templateRef: template, values: { name: 'World' } }),
      { taskId },
    ],
    [
      'scaffolder-cancel',
      `POST /v2/tasks/${taskId}/cancel {}`,
      (api) => api.cancelTask(taskId),
      { status: 'cancelled' },
    ],
    [
      'scaffolder-retry',
      `POST /v2/tasks/${taskId}/retry {}`,
      (api) => api.retry({ taskId }),
      { id: '34defd73-ff21-4aae-98cd-bc56dd477f71' },
    ],
  ];

  test.each(calls)('%s', async (name, request, call, expected) => {
    const { api, sent } = createApi(() => answer(name));
    expect(await call(api)).toMatchObject(expected as object);
    const [{ method, path, body } = { method: '', path: '', body: undefined }] = sent;
    expect([method, path, ...(body === undefined ? [] : [JSON.stringify(body)])].join(' ')).toBe(request);
  });

  it('of a dry run', async () => {
    const { api, sent } = createApi(() => answer('scaffolder-dry-run'));
    const request = recordings.get('scaffolder-dry-run')?.request.body as never;
    const response = await api.dryRun(request);
    expect(response.log[0]?.body.message).toBe('Starting up task with 3 steps');
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/v2/dry-run' });
  });

  test.each([
    ['scaffolder-eventstream', 0, 11, 'completion'],
    ['scaffolder-eventstream-after', 6, 5, 'completion'],
    ['scaffolder-eventstream-failing', 0, 9, 'completion'],
    ['scaffolder-eventstream-cancelled', 0, 6, 'completion'],
  ])('of events: %s', async (name, after, count, last) => {
    const { api, sent } = createApi(({ path }) =>
      path.includes('eventstream') ? answer(name) : ended(path),
    );
    const events = await follow(api, { after });
    expect([events.length, events.at(-1)?.type]).toEqual([count, last]);
    expect(sent[0]?.path).toBe(`/v2/tasks/${taskId}/eventstream?after=${after}`);
  });

  it('of suggestions', async () => {
    const { api, sent } = createApi(() => Response.json({ results: [{ id: 'trellis', title: 'Trellis' }] }));
    const request = { token: 'x', provider: 'github', resource: 'repositories', context: { owner: 'acme' } };
    expect(await api.autocomplete(request)).toEqual({ results: [{ id: 'trellis', title: 'Trellis' }] });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/v2/autocomplete/github/repositories',
        body: { token: 'x', context: { owner: 'acme' } },
      },
    ]);
  });
});

describe('The client reports', () => {
  test.each([
    ['scaffolder-parameter-schema-404', 404, (api) => api.getTemplateParameterSchema(template)],
    ['scaffolder-task-get-404', 404, (api) => api.getTask(taskId)],
    ['scaffolder-retry-404', 404, (api) => api.retry({ taskId })],
    ['scaffolder-task-get-404', 404, (api) => follow(api)],
    [
      'scaffolder-autocomplete-400',
      400,
      (api) => api.autocomplete({ token: 'x', provider: 'github', resource: 'repositories' }),
    ],
  ] as Array<[string, number, (api: ScaffolderApi) => Promise<unknown>]>)(
    'the reason of %s',
    async (name, status, call) => {
      const { api } = createApi(() => answer(name));
      const body = recordings.get(name)?.response.body as { error: { message: string } } | undefined;
      await expect(call(api)).rejects.toMatchObject({
        name: 'ResponseError',
        status,
        message: expect.stringContaining(body?.error.message ?? name) as string,
      });
    },
  );

  it('the log of a dry run that failed', async () => {
    const log = [{ body: { message: 'before', stepId: 'a' } }];
    const { api } = createApi(() =>
      Response.json({ error: { name: 'InputError', message: 'The tool failed.' }, log }, { status: 400 }),
    );
    const run = api.dryRun({
      template: {} as never,
      values: {},
      directoryContents: [],
    });
    await expect(run).rejects.toMatchObject({
      name: 'DryRunError',
      message: expect.stringContaining('The tool failed.') as string,
      cause: { name: 'ResponseError', status: 400 },
      log,
    });
  });

  it('the errors of the values', async () => {
    for (const name of ['scaffolder-tasks-create-400', 'scaffolder-dry-run-400']) {
      const { api } = createApi(() => answer(name));
      const run = name.includes('dry')
        ? api.dryRun({ template: {} as never, values: {}, directoryContents: [] })
        : api.scaffold({ templateRef: template, values: {} });
      await expect(run).rejects.toMatchObject({
        name: 'CreateTaskError',
        status: 400,
        errors: expect.arrayContaining([
          expect.objectContaining({ path: [], message: 'requires property "name"' }),
        ]) as unknown,
      });
    }
  });

  test.each([
    ['deny-403-scaffolder-tasks-create', 'Backend request failed, 403 {"error":{"name":"NotAllowedError"'],
    ['scaffolder-tasks-create-unknown-404', 'Backend request failed, 404 {"error":{"name":"NotFoundError"'],
  ])('a task that was not created: %s', async (name, message) => {
    const { api } = createApi(() => answer(name));
    await expect(api.scaffold({ templateRef: template, values: {} })).rejects.toThrow(message);
  });

  it('another success than 201 as a task that was not created', async () => {
    const { api } = createApi(() => new Response('queued', { status: 202, statusText: 'Accepted' }));
    await expect(api.scaffold({ templateRef: template, values: {} })).rejects.toThrow(
      'Backend request failed, 202 Accepted queued',
    );
  });

  it('a list of own tasks without an identity', async () => {
    const { api } = createApi(() => Response.json({}));
    const options = { discoveryApi: mockApis.discovery(), fetchApi: { fetch: vi.fn<typeof fetch>() } };
    await expect(createScaffolderApi(options).listTasks({ filterByOwnership: 'owned' })).rejects.toThrow(
      'IdentityApi is not available',
    );
    await expect(api.listTasks({ filterByOwnership: 'all' })).rejects.toThrow(
      "The scaffolder backend sent an unexpected response at 'tasks'.",
    );
  });

  test.each([
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'got text/html'],
    ['nothing', () => new Response(''), 'got an empty body'],
    ['other JSON', () => Response.json([{ id: 7 }]), "unexpected response at '0.id'"],
    ['a failure with a page', () => new Response('<html>', { status: 500 }), 'status 500'],
  ])('%s in place of the actions', async (_what, respond, message) => {
    const { api } = createApi(respond);
    await expect(api.listActions()).rejects.toThrow(message);
  });

  it('a backend without the plugin, and asks it only once', async () => {
    const { api, sent } = createApi(notInstalled);
    const missing = { name: 'MissingScaffolderError' };
    await expect(api.listActions()).rejects.toMatchObject(missing);
    await expect(api.getTask(taskId)).rejects.toMatchObject(missing);
    await expect(follow(api)).rejects.toMatchObject(missing);
    expect(sent).toHaveLength(1);
  });

  it('a canceled request as canceled', async () => {
    const { api } = createApi(() => Response.json([]));
    await expect(api.listActions({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('refs that would change the path', async () => {
    const { api, sent } = createApi(() => Response.json({}));
    await expect(api.getTask('..')).rejects.toThrow("'..' cannot be a segment of a path.");
    expect(sent).toEqual([]);
  });
});

describe('Events of a task', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Errors of connections name the page.
    vi.stubGlobal('document', { baseURI: 'https://portal.example/' });
    vi.stubGlobal('location', { origin: 'https://portal.example' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const ids = (events: readonly TaskEvent[]) => events.map(({ id }) => id);
  const paths = (sent: readonly Sent[]) => sent.map(({ path }) => path.split('/').at(-1));
  /** Runs until a promise settles, however long it waits. */
  async function finish<T>(promise: Promise<T>): Promise<T> {
    const stop = setInterval(() => undefined, 1_000_000);
    const step = async (): Promise<void> => {
      for (let turn = 0; turn < 40; turn++) await vi.advanceTimersByTimeAsync(1000);
    };
    const [result] = await Promise.all([promise, step()]);
    clearInterval(stop);
    return result;
  }

  it('continue after the last one when the stream breaks', async () => {
    const { api, sent } = createApi(({ path }, index) => {
      if (index === 0) return stream(event(1), event(2));
      if (index < 3 && path.endsWith(taskId)) return answer('scaffolder-task-get-processing');
      if (!path.includes('eventstream')) return ended(path);
      return stream(event(2), event(3), event(4, 'completion'));
    });
    expect(ids(await finish(follow(api)))).toEqual([1, 2, 3, 4]);
    expect(paths(sent)).toEqual([
      'eventstream?after=0',
      'events?after=2',
      taskId,
      'eventstream?after=2',
      'events?after=4',
      taskId,
    ]);
  });

  it('are requested every second if there is no stream', async () => {
    const waits: number[] = [];
    const answers = [[event(1)], [event(2)], [event(3, 'completion')]];
    const { api, sent } = createApi(({ path }) => {
      if (path.includes('eventstream'))
        return new Response('<html>', { headers: { 'content-type': 'text/html' } });
      if (!path.includes('/events?')) return ended(path);
      waits.push(Date.now());
      return Response.json(answers.shift());
    });
    expect(ids(await finish(follow(api)))).toEqual([1, 2, 3]);
    expect(waits.map((at) => at - (waits[0] ?? 0))).toEqual([0, 1000, 2000]);
    expect(paths(sent)).toEqual([
      'eventstream?after=0',
      'events?after=0',
      'events?after=1',
      'events?after=2',
      taskId,
    ]);
  });

  it('of an ended task are requested without a stream', async () => {
    const { api, sent } = createApi(({ path }) =>
      path.includes('/events?') ? Response.json([event(1), event(2, 'completion')]) : ended(path),
    );
    expect(ids(await finish(follow(api, { isEnded: true })))).toEqual([1, 2]);
    expect(paths(sent)).toEqual(['events?after=0', taskId]);
  });

  it('of an ended task are streamed from the first that are not in one response', async () => {
    const { api, sent } = createApi(({ path }) => {
      if (path.includes('eventstream')) return stream(event(3), event(4, 'completion'));
      if (path.endsWith('events?after=0')) return Response.json([event(1), event(2)]);
      return ended(path);
    });
    expect(ids(await finish(follow(api, { isEnded: true })))).toEqual([1, 2, 3, 4]);
    expect(paths(sent).slice(0, 2)).toEqual(['events?after=0', 'eventstream?after=2']);
  });

  it('are requested after 45 seconds if a proxy holds the stream back', async () => {
    const silent = new ReadableStream({ start: () => undefined });
    const { api, sent } = createApi(({ path }) => {
      if (path.includes('eventstream'))
        return new Response(silent, { headers: { 'content-type': 'text/event-stream' } });
      return path.endsWith('events?after=0') ? Response.json([event(1, 'completion')]) : ended(path);
    });
    const followed = follow(api);
    await vi.advanceTimersByTimeAsync(44_000);
    expect(sent).toHaveLength(1);
    expect(ids(await finish(followed))).toEqual([1]);
  });

  it('are followed again after failures of the network, which are reported once', async () => {
    const states: Array<string | undefined> = [];
    const { api } = createApi(({ path }, index) => {
      if (index < 3) throw new ConnectionError('https://backend.example/');
      return path.endsWith('events?after=0') ? Response.json([event(1, 'completion')]) : ended(path);
    });
    const onConnection = (error: Error | undefined) => states.push(error?.name);
    expect(ids(await finish(follow(api, { onConnection })))).toEqual([1]);
    expect(states).toEqual(['ConnectionError', undefined]);
  });

  it('are streamed again when the backend is back', async () => {
    const { api, sent } = createApi(({ path }, index) => {
      if (index === 0) return stream(event(1));
      if (index < 6) throw new ConnectionError('https://backend.example/');
      if (!path.includes('eventstream')) return ended(path);
      return stream(event(2), event(3, 'completion'));
    });
    expect(ids(await finish(follow(api)))).toEqual([1, 2, 3]);
    expect(paths(sent).slice(6)).toEqual(['eventstream?after=1', 'events?after=3', taskId]);
  });

  it('are streamed again after a connection without events ends', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network')) });
    const { api, sent } = createApi(({ path }, index) => {
      if (index === 0) return new Response(broken, { headers: { 'content-type': 'text/event-stream' } });
      if (index < 3)
        return path.endsWith(taskId) ? answer('scaffolder-task-get-processing') : Response.json([]);
      if (!path.includes('eventstream')) return ended(path);
      return stream(event(1), event(2, 'completion'));
    });
    expect(ids(await finish(follow(api)))).toEqual([1, 2]);
    expect(paths(sent).filter((path) => path?.startsWith('eventstream'))).toHaveLength(2);
  });

  it('end when the task has ended and nothing follows', async () => {
    const { api, sent } = createApi(({ path }) => {
      return path.includes('eventstream') ? stream() : ended(path);
    });
    expect(await finish(follow(api, { after: 11 }))).toEqual([]);
    expect(paths(sent)).toEqual(['eventstream?after=11', 'events?after=11', taskId]);
  });

  it('continue over the cancellation to the completion', async () => {
    const { api } = createApi(({ path }) =>
      path.includes('eventstream') ? stream(event(1, 'cancelled'), event(2, 'completion')) : ended(path),
    );
    expect((await finish(follow(api))).map(({ type }) => type)).toEqual(['cancelled', 'completion']);
  });

  it('of a task that was retried continue after its first completion', async () => {
    const { api } = createApi(({ path }) => {
      if (path.endsWith('eventstream?after=0')) return stream(event(1, 'completion'));
      if (path.endsWith('/events?after=1')) return Response.json([event(2), event(3, 'completion')]);
      return path.includes('eventstream') ? stream() : ended(path);
    });
    expect(ids(await finish(follow(api)))).toEqual([1, 2, 3]);
  });

  it('stop at once when no one follows them', async () => {
    const { api, sent } = createApi(() => stream(event(1)));
    const next = vi.fn<(event: TaskEvent) => void>();
    const subscription = api.streamLogs({ taskId }).subscribe(next);
    await vi.advanceTimersByTimeAsync(0);
    subscription.unsubscribe();
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([next.mock.calls.length, sent.length]).toEqual([1, before]);
  });

  it('that are not as expected are left out', async () => {
    const { api } = createApi(({ path }) =>
      path.includes('eventstream')
        ? stream(event(1), { ...event(2), body: {} }, event(3, 'completion'))
        : path.includes('/events?')
          ? Response.json([{ id: 'x' }])
          : ended(path),
    );
    expect(ids(await finish(follow(api)))).toEqual([1, 3]);
  });
});
