import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createTemplateAction,
  createBackendPlugin,
  scaffolderActionsRef,
  type BackendPlugin,
  type Decision,
} from '#backend';
import {
  createMemoryCatalog,
  createTestServer,
  type TestServer,
  type TestServerOptions,
} from '#backend/testing';
import type { Entity, JsonObject } from '#model';
import { databases, loadRecordings, type OpenDatabase, type Recording } from '#testing/contract';
import { scaffolderBackend } from '../backend';
import { actionsSchema } from '../protocol/actions';
import {
  cancelResponseSchema,
  taskEventSchema,
  taskEventsSchema,
  taskIdSchema,
  taskSchema,
  tasksSchema,
  type Task,
  type TaskEvent,
} from '../protocol/tasks';
import {
  dryRunResponseSchema,
  parameterSchemaSchema,
  templatingExtensionsSchema,
  valueErrorsSchema,
} from '../protocol/templates';

const recorded = new Map(loadRecordings().map((recording) => [recording.name, recording]));

function find(name: string): Recording {
  const recording = recorded.get(name);
  if (recording === undefined) throw new Error(`The recording '${name}' does not exist.`);
  return recording;
}

const jobTimes = { leaseSeconds: 2, maintenanceSeconds: 1, pollMs: 50, renewMs: 200 };
const SECRET = 'correct horse/battery+staple';

function template(name: string, spec: JsonObject): Entity {
  return {
    apiVersion: 'scaffolder.backstage.io/v1beta3',
    kind: 'Template',
    metadata: {
      name,
      namespace: 'default',
      annotations: { 'backstage.io/managed-by-location': 'file:/srv/demo/templates.yaml' },
    },
    spec: { type: 'service', ...spec },
  };
}

const log = (message: string, more: JsonObject = {}): JsonObject => ({
  action: 'debug:log',
  input: { message },
  ...more,
});

const entities: Entity[] = [
  (find('scaffolder-dry-run').request.body as { template: Entity }).template,
  template('always-fails', {
    steps: [
      log('about to fail', { id: 'log', name: 'Log first' }),
      {
        id: 'fail',
        name: 'Fail',
        action: 'fs:rename',
        input: { files: [{ from: 'does-not-exist.txt', to: 'other.txt' }] },
      },
      log('never'),
      log('cleanup', { id: 'cleanup', if: '${{ failure() }}' }),
    ],
  }),
  template('wait', {
    steps: [{ id: 'hold', name: 'Hold', action: 'test:hold' }, log('done waiting', { id: 'log' })],
  }),
  template('wait-again', {
    EXPERIMENTAL_recovery: { EXPERIMENTAL_strategy: 'startOver' },
    steps: [{ id: 'hold', name: 'Hold', action: 'test:hold' }, log('done waiting', { id: 'log' })],
  }),
  template('typo', { steps: [{ id: 'first', action: 'debug:lag' }] }),
  template('secret', {
    steps: [
      { id: 'leak', action: 'test:leak', input: { token: '${{ secrets.token }}' } },
      log('${{ steps.leak.output.token }}'),
    ],
    output: { text: [{ title: 'Token', content: '${{ steps.leak.output.token }}' }] },
  }),
  template('each', {
    parameters: { properties: { names: { type: 'array', items: { type: 'string' } } } },
    steps: [
      {
        id: 'each',
        action: 'test:echo',
        each: '${{ parameters.names }}',
        if: "${{ each.value != 'late' }}",
        input: { text: '${{ each.value }} ${{ each.key }}' },
      },
      log('not this one', { id: 'no', if: '${{ parameters.names | length > 5 }}' }),
    ],
    output: {
      echoed: '${{ steps.each.output.text }}',
      count: '${{ parameters.names.length }}',
      links: [
        { title: 'Some', url: 'https://acme.example', if: '${{ parameters.names | length > 0 }}' },
        { title: 'Many', url: 'https://acme.example', if: '${{ parameters.names | length > 5 }}' },
        { title: 'Unknown', url: 'https://acme.example', if: '${{ steps.missing.output.url }}' },
      ],
    },
  }),
  template('tagged', {
    parameters: {
      properties: {
        name: { type: 'string' },
        plan: { type: 'string', 'backstage:permissions': { tags: ['internal'] } },
      },
    },
    steps: [
      log('shown', { id: 'shown' }),
      log('hidden', { id: 'hidden', 'backstage:permissions': { tags: ['internal'] } }),
    ],
  }),
  template('slow-pattern', {
    parameters: { properties: { name: { type: 'string', pattern: '^(a+)+$' } } },
    steps: [log('fine')],
  }),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-scaffolder-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(databases)('software templates on $name', (kind) => {
  describe.skipIf(kind.skipped)('of the embedded backend', () => {
    let opened: OpenDatabase;
    let server: TestServer;
    const servers: TestServer[] = [];
    /** Tasks that the action `test:hold` has started. */
    const held: Array<{ release: () => void; checkpoint: string }> = [];
    let checkpoints = 0;

    function testActions(): BackendPlugin {
      return createBackendPlugin({
        pluginId: 'test-actions',
        register({ registry, lifecycle }) {
          lifecycle.onStart(async () => {
            const actions = registry.find(scaffolderActionsRef);
            actions?.add({
              id: 'test:hold',
              async handler({ signal, checkpoint }) {
                const made = await checkpoint('made', async () => `made ${(checkpoints += 1)}`);
                await new Promise<void>((resolve) => {
                  signal.addEventListener('abort', () => resolve());
                  held.push({ release: resolve, checkpoint: made });
                });
              },
            });
            actions?.add({
              id: 'test:leak',
              async handler({ input, output, logger, logStream, secrets }) {
                const token = String(secrets['token']);
                output('token', token);
                logger.info(`${token} ${JSON.stringify(input)} ${encodeURIComponent(token)}`);
                logger.warn(Buffer.from(`user:${token}`).toString('base64'));
                logStream.write(`first ${token.slice(0, 5)}`);
                logStream.write(`${token.slice(5)} last\n`);
              },
            });
            actions?.add(
              createTemplateAction<{ text: string }>({
                id: 'test:echo',
                schema: { input: { type: 'object', properties: { text: { type: 'string' } } } },
                handler: async ({ input, output }) => output('text', input.text),
              }),
            );
          });
        },
      });
    }

    async function start(
      config: JsonObject = {},
      permissions?: TestServerOptions['permissions'],
    ): Promise<TestServer> {
      const started = await createTestServer({
        ...(permissions && { permissions }),
        plugins: [scaffolderBackend, testActions()],
        catalog: createMemoryCatalog(entities),
        database: opened.database,
        dataFolder: join(folder, kind.name.replaceAll(/\W/g, '-')),
        jobTimes,
        config: { scaffolder: config },
      });
      await started.lifecycles.start(started.app.log);
      servers.push(started);
      return started;
    }

    async function stopServer(stopped: TestServer): Promise<void> {
      servers.splice(servers.indexOf(stopped), 1);
      await stopped.close();
    }

    beforeAll(async () => {
      opened = await kind.open();
      server = await start();
    });
    afterAll(async () => {
      await Promise.all(servers.map((each) => each.close()));
      await opened?.close();
    });

    const get = async <T>(path: string, from = server): Promise<T> =>
      (await from.call({ url: `/api/scaffolder/v2/${path}` })).json();
    const post = (path: string, body: JsonObject = {}, to = server) =>
      to.call({ method: 'POST', url: `/api/scaffolder/v2/${path}`, payload: body });
    const create = async (name: string, values: JsonObject = {}, more: JsonObject = {}): Promise<string> => {
      const answer = await post('tasks', { templateRef: `template:default/${name}`, values, ...more });
      return answer.json<{ id: string }>().id;
    };
    const readTask = (id: string) => get<Task>(`tasks/${id}`);
    /** Reads the stream until it ends. */
    async function stream(id: string, after = 0, from = server): Promise<TaskEvent[]> {
      const { body, headers } = await from.call({
        url: `/api/scaffolder/v2/tasks/${id}/eventstream?after=${after}`,
      });
      expect(headers['content-type']).toBe('text/event-stream');
      return [...body.matchAll(/^event: (\w+)\ndata: (.*)\n$/gm)].map(([, type, data = '']) => {
        const event = taskEventSchema.parse(JSON.parse(data));
        expect(event.type).toBe(type);
        return event;
      });
    }
    const messages = (events: readonly TaskEvent[]): string[] => events.map(({ body }) => body.message);
    const nextHeld = async (count: number) => {
      await vi.waitFor(() => expect(held).toHaveLength(count), 60_000);
      return held[count - 1] ?? expect.fail('No task was started.');
    };

    it.each([
      'scaffolder-parameter-schema-404',
      'scaffolder-task-get-404',
      'scaffolder-retry-404',
      'scaffolder-tasks-create-unknown-404',
      'scaffolder-tasks-create-400',
      'scaffolder-dry-run-400',
      'scaffolder-parameter-schema',
      'scaffolder-templating-extensions',
    ])('answers %s as recorded', async (name) => {
      const { request, response } = find(name);
      const answer = await server.call({
        method: request.method as 'GET',
        url: request.url,
        ...(request.body === undefined || request.body === null ? {} : { payload: request.body }),
      });
      expect(answer.statusCode).toBe(response.status);
      expect(answer.headers['content-type']).toBe(response.headers['content-type']);
      expect(answer.json()).toEqual(response.body);
    });

    it('describes recorded answers in its protocol', () => {
      const parse = (schema: { parse: (value: unknown) => unknown }, ...names: string[]) =>
        names.map((name) => schema.parse(find(name).response.body));
      parse(taskSchema, 'scaffolder-task-get', 'scaffolder-task-get-failed', 'scaffolder-task-get-cancelled');
      parse(tasksSchema, 'scaffolder-tasks-list', 'scaffolder-tasks-list-limit');
      parse(taskEventsSchema, 'scaffolder-events', 'scaffolder-events-after', 'scaffolder-events-cancelled');
      parse(actionsSchema, 'scaffolder-actions');
      parse(parameterSchemaSchema, 'scaffolder-parameter-schema');
      parse(valueErrorsSchema, 'scaffolder-tasks-create-400', 'scaffolder-dry-run-400');
      parse(templatingExtensionsSchema, 'scaffolder-templating-extensions');
      expect(parse(dryRunResponseSchema, 'scaffolder-dry-run')).toHaveLength(1);
    });

    it('runs a task with the recorded events', async () => {
      const { request } = find('scaffolder-tasks-create');
      const created = await server.call({
        method: 'POST',
        url: request.url,
        payload: request.body as object,
      });
      expect(created.statusCode).toBe(201);
      const { id } = taskIdSchema.parse(created.json());
      const events = await stream(id);
      const expected = taskEventsSchema.parse(find('scaffolder-events').response.body);
      const shape = (list: readonly TaskEvent[]) =>
        list.map(({ type, body, isTaskRecoverable }) => ({ type, body, isTaskRecoverable }));
      expect(shape(events)).toEqual(shape(expected));
      const task = await readTask(id);
      expect(task).toMatchObject({ id, status: 'completed', createdBy: 'user:default/guest' });
      const { spec } = find('scaffolder-task-get').response.body as Task;
      expect(task.spec).toEqual({ ...spec, user: { ref: 'user:default/guest' } });
      expect(await stream(id, 6)).toEqual(events.slice(6));
      expect(await get(`tasks/${id}/events?after=6`)).toEqual(events.slice(6));
      expect(await stream(id, events.length)).toEqual([]);
    });

    it('reports a failed step, skips the rest, and runs steps for failures', async () => {
      const id = await create('always-fails');
      const events = await stream(id);
      const failure = events.find(({ body }) => body.status === 'failed');
      expect(failure?.body.stepId).toBe('fail');
      expect(messages(events)).toContain('Skipping step step-3 because a previous step failed');
      expect(messages(events)).toContain('Finished step debug:log');
      expect(events.at(-1)?.body).toMatchObject({ message: 'Run completed with status: failed' });
      expect(await readTask(id)).toMatchObject({ status: 'failed' });
      expect(await readdir(join(folder, kind.name.replaceAll(/\W/g, '-'), 'scaffolder/workspaces'))).toEqual(
        [],
      );

      const retried = await post(`tasks/${id}/retry`);
      expect([retried.statusCode, retried.json()]).toEqual([201, { id }]);
      const again = await stream(id, events.length);
      expect(again[0]).toMatchObject({ type: 'recovered', body: { recoverStrategy: 'startOver' } });
      expect(messages(again).slice(1)).toEqual(messages(events));
      expect(await stream(id)).toEqual(again);
    });

    it('runs a step for each item that meets its condition, and keeps the types of values', async () => {
      const id = await create('each', { names: ['a', 'late', 'b'] });
      const events = await stream(id);
      expect(events.at(-1)?.body.output).toEqual({
        echoed: ['a 0', 'b 2'],
        count: 3,
        links: [{ title: 'Some', url: 'https://acme.example' }],
      });
      expect(messages(events)).toContainEqual(
        expect.stringContaining('Skipping step each: {"key":"1","value":"late"}'),
      );
      expect(messages(events)).toContain('Skipping step no because its if condition was false');
    });

    it('names a missing action before the first step', async () => {
      const message =
        "The step 'first' of the template 'template:default/typo' uses the action 'debug:lag', which is not installed. Did you mean 'debug:log'?";
      const answers = [
        await post('tasks', { templateRef: 'template:default/typo', values: {} }),
        await post('dry-run', {
          template: entities.find(({ metadata }) => metadata.name === 'typo') as unknown as JsonObject,
          values: {},
          directoryContents: [],
        }),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json<{ error: object }>().error])).toEqual([
        [400, { name: 'InputError', message }],
        [400, { name: 'InputError', message }],
      ]);
    });

    it('masks secrets everywhere, encrypts them, and deletes them afterward', async () => {
      const secrets = { token: SECRET };
      const id = await create('secret', {}, { secrets });
      const events = await stream(id);
      const all = JSON.stringify([events, await readTask(id)]);
      expect(all).toContain('***');
      for (const form of [SECRET, encodeURIComponent(SECRET), 'horse', 'staple'])
        expect(all).not.toContain(form);
      expect(all).not.toContain(Buffer.from(SECRET).toString('base64').slice(4, 20));
      const encoded = /warn.*?: (\S+)"/.exec(all)?.[1] ?? '';
      expect(Buffer.from(encoded.replaceAll('***', ''), 'base64').toString()).not.toContain('battery');
      const answer = await post('dry-run', {
        template: entities.find(({ metadata }) => metadata.name === 'secret') as unknown as JsonObject,
        values: {},
        secrets,
        directoryContents: [],
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('horse');

      const waiting = await create('wait', {}, { secrets });
      const { release } = await nextHeld(1);
      const { rows } = await opened.database.db
        .selectFrom('scaffolder_task' as never)
        .select(['id', 'secrets'] as never[])
        .execute()
        .then((found) => ({ rows: found as Array<{ id: string; secrets: string | null }> }));
      expect(rows.find((row) => row.id === id)?.secrets).toBeNull();
      expect(rows.find((row) => row.id === waiting)?.secrets).toMatch(/^ey/);
      release();
      await stream(waiting);
      held.length = 0;
    });

    it('cancels a running task', async () => {
      const id = await create('wait');
      await nextHeld(1);
      const canceled = await post(`tasks/${id}/cancel`);
      expect([canceled.statusCode, cancelResponseSchema.parse(canceled.json())]).toEqual([
        200,
        { status: 'cancelled' },
      ]);
      const events = await stream(id);
      expect(events.map(({ type }) => type)).toEqual(['log', 'log', 'cancelled', 'log', 'log', 'completion']);
      expect(messages(events).slice(2)).toEqual([
        'Step hold has been cancelled.',
        `Error: Step hold (Hold) of task ${id} has been cancelled.`,
        'Skipping step log because a previous step failed',
        'Run completed with status: cancelled',
      ]);
      expect(await readTask(id)).toMatchObject({ status: 'cancelled' });
      const again = await post(`tasks/${id}/cancel`);
      expect(again.statusCode).toBe(200);
      expect(await stream(id)).toEqual(events);
      held.length = 0;
    });

    it('cancels a task that waits, and stops one after its time limit', async () => {
      await stopServer(server);
      server = await start({ taskTimeout: '2s', concurrentTasksLimit: 1 });
      const running = await create('wait');
      await nextHeld(1);
      const waiting = await create('wait');
      expect((await post(`tasks/${waiting}/retry`)).statusCode).toBe(409);
      expect((await post(`tasks/${waiting}/cancel`)).json()).toEqual({ status: 'cancelled' });
      expect((await stream(waiting)).map(({ type }) => type)).toEqual(['cancelled', 'completion']);
      expect(await readTask(waiting)).toMatchObject({ status: 'cancelled' });
      expect((await stream(running)).at(-1)?.body.error).toEqual({
        name: 'TimeoutError',
        message: 'The task took longer than 2 seconds.',
      });
      expect(await readTask(running)).toMatchObject({ status: 'failed' });
      await stopServer(server);
      server = await start();
      expect(held).toHaveLength(1);
      held.length = 0;
    });

    it('lists tasks by creator, status and page', async () => {
      const all = tasksSchema.parse(await get('tasks'));
      expect(all.totalTasks).toBe(all.tasks.length);
      const failed = tasksSchema.parse(
        await get('tasks?status=failed&order=asc:created_at&limit=1&offset=1'),
      );
      expect(failed.tasks).toHaveLength(1);
      expect(failed.totalTasks).toBe(all.tasks.filter(({ status }) => status === 'failed').length);
      expect(await get('tasks?createdBy=user:default/other')).toEqual({ tasks: [], totalTasks: 0 });
      expect((await server.call({ url: '/api/scaffolder/v2/tasks?order=sideways' })).statusCode).toBe(400);
    });

    it('refuses schemas that take too long, and keeps answering', async () => {
      const started = Date.now();
      const [answer, other] = await Promise.all([
        post('tasks', {
          templateRef: 'template:default/slow-pattern',
          values: { name: `${'a'.repeat(40)}!` },
        }),
        server.call({ url: '/api/scaffolder/v2/actions' }),
      ]);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ error: { message: string } }>().error.message).toMatch(
        /takes longer than 2 seconds/,
      );
      expect(other.statusCode).toBe(200);
      expect(Date.now() - started).toBeLessThan(30_000);
    });

    it('takes over the tasks of a process that ended: they fail, or start over if their template allows it', async () => {
      const before = held.length;
      const fails = await create('wait');
      const recovers = await create('wait-again');
      await nextHeld(before + 2);
      const [first] = held.slice(before);
      // Ends without finishing its tasks.
      await stopServer(server);
      server = await start();
      const failed = await stream(fails);
      expect(failed.at(-1)?.body.error?.message).toContain('The process that ran the task ended');
      const again = await nextHeld(before + 3);
      again.release();
      const events = await stream(recovers);
      expect(events[0]?.type).toBe('recovered');
      expect(events.at(-1)?.body.message).toBe('Run completed with status: completed');
      expect(first?.checkpoint).toMatch(/^made \d+$/);
      expect(held.slice(before, before + 2).map(({ checkpoint }) => checkpoint)).toContain(again.checkpoint);
      const ids = events.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      held.length = 0;
    });

    it('runs each task once in two processes', async () => {
      const other = await start();
      const ids = await Promise.all(
        Array.from({ length: 10 }, (_, index) => create('each', { names: [`task ${index}`] })),
      );
      const runs = await Promise.all(ids.map((id) => stream(id, 0, other)));
      expect(runs.map((events) => messages(events).filter((text) => text.startsWith('Starting')))).toEqual(
        ids.map(() => ['Starting up task with 2 steps']),
      );
      expect(runs.map((events) => events.map(({ id }) => id))).toEqual(
        runs.map((events) => events.map((_event, index) => index + 1)),
      );
    });

    it('follows conditions of the policy in the configuration about tasks, actions and parts of templates', async () => {
      const limited = await createTestServer({
        plugins: [scaffolderBackend, testActions()],
        catalog: createMemoryCatalog(entities),
        database: opened.database,
        dataFolder: join(folder, 'policy'),
        jobTimes,
        config: {
          permission: {
            enabled: true,
            policy: {
              rules: [
                {
                  permissions: ['scaffolder.action.execute'],
                  resource: { action: 'debug:log', 'input.message': { $hasPrefix: 'about' } },
                  allow: false,
                },
                { permissions: ['scaffolder.task.cancel'], owner: true, allow: true },
                { permissions: ['scaffolder.task.cancel'], allow: false },
                { permissions: ['scaffolder.task.read'], resource: { status: 'failed' }, allow: true },
                { permissions: ['scaffolder.task.read'], allow: false },
                {
                  permissions: ['scaffolder.template.parameter.read', 'scaffolder.template.step.read'],
                  resource: { tags: { $contains: 'internal' } },
                  allow: false,
                },
                { allow: true },
              ],
            },
          },
        },
      });
      await limited.lifecycles.start(limited.app.log);
      servers.push(limited);
      const created = await post(
        'tasks',
        { templateRef: 'template:default/always-fails', values: {} },
        limited,
      );
      const { id } = created.json<{ id: string }>();
      await vi.waitFor(async () => expect((await readTask(id)).status).toBe('failed'), 60_000);
      // A dry run, because the portal without the policy also runs tasks of this database.
      const failing = entities.find(({ metadata }) => metadata.name === 'always-fails');
      const dryRun = await post(
        'dry-run',
        { template: failing as unknown as JsonObject, values: {}, directoryContents: [] },
        limited,
      );
      expect(dryRun.statusCode).toBe(400);
      expect(dryRun.body).toContain('debug:log');
      const listed = tasksSchema.parse(await get('tasks?limit=1000', limited));
      expect(new Set(listed.tasks.map(({ status }) => status))).toEqual(new Set(['failed']));

      const form = await get<{ steps: Array<{ schema: { properties: object } }> }>(
        'templates/default/template/tagged/parameter-schema',
        limited,
      );
      expect(form.steps.map(({ schema }) => Object.keys(schema.properties))).toEqual([['name']]);
      const tagged = await post(
        'tasks',
        { templateRef: 'template:default/tagged', values: { name: 'quay', plan: 'move it' } },
        limited,
      );
      const { spec } = await readTask(tagged.json<{ id: string }>().id);
      expect([spec.steps.map((step) => step.id), spec.parameters]).toEqual([['shown'], { name: 'quay' }]);

      const permission = {
        type: 'resource',
        name: 'scaffolder.task.cancel',
        attributes: {},
        resourceType: 'scaffolder-task',
      };
      const answer = await limited.call({
        method: 'POST',
        url: '/api/permission/authorize',
        payload: {
          items: [
            { id: 'own', permission, resourceRef: id },
            { id: 'none', permission, resourceRef: 'no-task' },
          ],
        },
      });
      expect(answer.json()).toEqual({
        items: [
          { id: 'own', result: 'ALLOW' },
          { id: 'none', result: 'DENY' },
        ],
      });
      await stopServer(limited);
    });

    it('refuses callers without permission as recorded, and shows them only the tasks that they may see', async () => {
      let decisions: Record<string, Decision> = {};
      const limited = await start(
        {},
        {
          decide: ({ name }) => decisions[name] ?? 'ALLOW',
          policy: undefined,
          change: () => undefined,
          provideResources: () => undefined,
          findResources: () => undefined,
        },
      );
      const mine = await create('each', { names: [] });
      const other = await create('always-fails');
      await Promise.all([stream(mine), stream(other)]);

      decisions = { 'scaffolder.task.create': 'DENY' };
      const { request, response } = find('deny-403-scaffolder-tasks-create');
      const denied = await limited.call({
        method: 'POST',
        url: request.url,
        payload: request.body as object,
      });
      expect([denied.statusCode, denied.json()]).toEqual([response.status, response.body]);
      expect((await post('dry-run', {}, limited)).statusCode).toBe(403);
      expect((await post(`tasks/${mine}/retry`, {}, limited)).statusCode).toBe(403);

      const only = { when: { templateRef: 'template:default/each' } };
      decisions = { 'scaffolder.task.read': only, 'scaffolder.task.cancel': only };
      const listed = tasksSchema.parse(await get('tasks?limit=1000', limited));
      expect(listed.tasks.map(({ id }) => id)).toContain(mine);
      expect(new Set(listed.tasks.map(({ spec }) => spec.templateInfo?.entityRef))).toEqual(
        new Set(['template:default/each']),
      );
      const codes = await Promise.all(
        [`tasks/${mine}`, `tasks/${other}`, `tasks/${other}/events`, `tasks/${other}/eventstream`].map(
          async (path) => (await limited.call({ url: `/api/scaffolder/v2/${path}` })).statusCode,
        ),
      );
      expect(codes).toEqual([200, 403, 403, 403]);
      expect((await post(`tasks/${other}/cancel`, {}, limited)).statusCode).toBe(403);
      expect((await post(`tasks/${other}/retry`, {}, limited)).statusCode).toBe(403);

      decisions = {
        'scaffolder.template.parameter.read': { when: { $not: { templateRef: 'template:default/each' } } },
        'scaffolder.action.execute': { when: { $not: { action: 'debug:log' } } },
      };
      const form = await get<{ steps: unknown[] }>(
        'templates/default/template/each/parameter-schema',
        limited,
      );
      expect(form.steps).toEqual([]);
      const dry = await post(
        'dry-run',
        {
          template: entities[0] as unknown as JsonObject,
          values: { name: 'x', owner: 'group:default/a' },
          directoryContents: [],
        },
        limited,
      );
      expect([dry.statusCode, dry.json<{ error: { message: string } }>().error.message]).toEqual([
        400,
        "You don't have access to the action debug:log with this input.",
      ]);
      await stopServer(limited);
    });
  });
});
