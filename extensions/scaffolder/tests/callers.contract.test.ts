import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Decision } from '#backend';
import { createMemoryCatalog, createTestServer, type TestServer } from '#backend/testing';
import type { Entity, JsonObject } from '#model';
import { databases, type OpenDatabase } from '#testing/contract';
import { scaffolderBackend } from '../backend';
import type { Task, TaskEvent } from '../protocol/tasks';
import type { DryRunResponse } from '../protocol/templates';

interface ErrorBody {
  error: { message: string };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-callers-'));
  await mkdir(join(folder, 'private'));
  await writeFile(join(folder, 'private/passwords.txt'), 'open sesame');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function template(name: string, spec: JsonObject, annotations: Record<string, string> = {}): Entity {
  return {
    apiVersion: 'scaffolder.backstage.io/v1beta3',
    kind: 'Template',
    metadata: {
      name,
      namespace: 'default',
      annotations: {
        'backstage.io/managed-by-location': 'url:https://git.example/templates/all.yaml',
        ...annotations,
      },
    },
    spec: { type: 'service', ...spec },
  };
}

const ENVIRONMENT_SECRET = 'deploy/token+value';
const REVERSED = 'eulav+nekot/yolped';

const log = (message: string): JsonObject => ({ id: 'log', action: 'debug:log', input: { message } });

const entities = (): Entity[] => [
  template('secret', {
    steps: [
      log(
        '${{ environment.secrets.DEPLOY_TOKEN | reverse }}, ${{ environment.secrets.DEPLOY_TOKEN | length }}',
      ),
      {
        ...log('now ${{ each.value | upper }}'),
        id: 'parts',
        each: "${{ environment.secrets.DEPLOY_TOKEN.split('/') }}",
      },
    ],
  }),
  template('fails', {
    steps: [{ id: 'fail', action: 'fs:rename', input: { files: [{ from: 'none', to: 'other' }] } }],
  }),
  template(
    'thief',
    {
      steps: [
        { id: 'fetch', action: 'fetch:plain:file', input: { url: './passwords.txt', targetPath: 'p' } },
        { id: 'log', action: 'debug:log', input: { listWorkspace: 'with-contents' } },
      ],
    },
    { 'backstage.io/source-location': `file:${folder}/private/template.yaml` },
  ),
  template('form', {
    parameters: [
      {
        properties: {
          name: { type: 'string' },
          force: { type: 'string', 'backstage:permissions': { tags: ['admin'] } },
        },
      },
    ],
    steps: [log('force is ${{ parameters.force or "not set" }}')],
  }),
];

describe.each(databases)('callers of software templates on $name', (kind) => {
  describe.skipIf(kind.skipped)('of the embedded backend', () => {
    let opened: OpenDatabase;
    let server: TestServer;
    /** What the policy decides about permissions that it does not allow. */
    let decisions: Record<string, Decision> = {};

    beforeAll(async () => {
      opened = await kind.open();
      server = await createTestServer({
        permissions: {
          decide: ({ name }) => decisions[name] ?? 'ALLOW',
          policy: undefined,
          change: () => undefined,
          provideResources: () => undefined,
          findResources: () => undefined,
        },
        plugins: [scaffolderBackend],
        catalog: createMemoryCatalog(entities()),
        database: opened.database,
        dataFolder: join(folder, kind.name.replaceAll(/\W/g, '-')),
        jobTimes: { leaseSeconds: 2, maintenanceSeconds: 1, pollMs: 50, renewMs: 200 },
        config: { scaffolder: { defaultEnvironment: { secrets: { DEPLOY_TOKEN: ENVIRONMENT_SECRET } } } },
      });
      await server.lifecycles.start(server.app.log);
    });
    afterAll(async () => {
      await server?.close();
      await opened?.close();
    });

    const get = (path: string) => server.call({ url: `/api/scaffolder/${path}` });
    const post = (path: string, body: JsonObject = {}) =>
      server.call({ method: 'POST', url: `/api/scaffolder/v2/${path}`, payload: body });
    const dryRun = (given: object, directoryContents: JsonObject[] = []) =>
      post('dry-run', { template: given as JsonObject, values: {}, directoryContents });
    const create = async (name: string, values: JsonObject = {}): Promise<string> => {
      const answer = await post('tasks', { templateRef: `template:default/${name}`, values });
      return answer.json<{ id: string }>().id;
    };
    const statusOf = async (id: string) => (await get(`v2/tasks/${id}`)).json<Task>().status;
    /** Waits for the end of a task, and returns its messages. */
    async function readMessages(id: string): Promise<string[]> {
      await vi.waitFor(
        async () => expect(['completed', 'failed', 'cancelled']).toContain(await statusOf(id)),
        { timeout: 60_000, interval: 50 },
      );
      return (await get(`v2/tasks/${id}/events`)).json<TaskEvent[]>().map(({ body }) => body.message);
    }

    it('reads no file of the server for a template from a URL, whatever its author writes', async () => {
      const id = await create('thief');
      const messages = await readMessages(id);
      expect(await statusOf(id)).toBe('failed');
      expect(messages.join('\n')).toContain("Reading from 'git.example' is not allowed.");
      expect(messages.join('\n')).not.toContain('sesame');
    });

    it('leaves out values of fields that the caller may not use', async () => {
      decisions = {
        'scaffolder.template.parameter.read': { when: { $not: { tags: { $contains: 'admin' } } } },
      };
      const messages = await readMessages(await create('form', { name: 'x', force: 'yes' }));
      decisions = {};
      expect(messages.join('\n')).toContain('force is not set');
      const allowed = await readMessages(await create('form', { name: 'x', force: 'yes' }));
      expect(allowed.join('\n')).toContain('force is yes');
    });

    it('gives dry runs no secret of the portal, but tasks of registered templates', async () => {
      const value = '${{ environment.secrets.DEPLOY_TOKEN }}';
      const answer = await dryRun(
        template('mine', {
          steps: [
            { id: 'fetch', action: 'fetch:template', input: { url: './files', values: { value } } },
            log('${{ environment.secrets.DEPLOY_TOKEN | reverse }}'),
          ],
        }),
        [{ path: 'files/a.txt', base64Content: Buffer.from('${{ values.value }}').toString('base64') }],
      );
      const { directoryContents } = answer.json<DryRunResponse>();
      expect(
        directoryContents.map(({ base64Content }) => Buffer.from(base64Content, 'base64').toString()),
      ).toEqual(['<secret DEPLOY_TOKEN>']);
      expect(answer.body).not.toContain(REVERSED);
      const messages = (await readMessages(await create('secret'))).join('\n');
      expect(messages).toContain(`***, ${ENVIRONMENT_SECRET.length}`);
    });

    it('hides what templates make of secrets', async () => {
      const id = await create('secret');
      const messages = (await readMessages(id)).join('\n');
      expect(await statusOf(id)).toBe('completed');
      expect(messages).toContain('now ***');
      for (const text of [REVERSED, 'deploy', 'token', 'DEPLOY', 'TOKEN'])
        expect(messages).not.toContain(text);
    });

    it('lets only callers who may cancel a task retry it, unless it has completed', async () => {
      const failed = await create('fails');
      await readMessages(failed);
      decisions = { 'scaffolder.task.cancel': 'DENY' };
      expect((await post(`tasks/${failed}/retry`)).statusCode).toBe(403);
      decisions = {};
      expect((await post(`tasks/${failed}/retry`)).statusCode).toBe(201);
      // The log begins again.
      expect((await readMessages(failed))[0]).toMatch(/^The task starts over\./);

      const completed = await create('form');
      const messages = await readMessages(completed);
      const answer = await post(`tasks/${completed}/retry`);
      expect([answer.statusCode, answer.json<ErrorBody>().error.message]).toEqual([
        409,
        'The task has completed. Start its template again instead.',
      ]);
      expect(await readMessages(completed)).toEqual(messages);
    });

    it('returns the status of a task that ended before it could be canceled', async () => {
      const completed = await create('form');
      await readMessages(completed);
      const answer = await post(`tasks/${completed}/cancel`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'completed' }]);
    });

    it('refuses templates and files that a dry run cannot use', async () => {
      const valid = template('mine', { steps: [] });
      const answers = await Promise.all([
        dryRun({ kind: 5 }),
        dryRun({ ...valid, metadata: null }),
        dryRun({ ...valid, metadata: { name: 'mine', annotations: { 'backstage.io/source-location': 5 } } }),
        dryRun({ ...valid, spec: null }),
        dryRun(valid, [
          { path: 'a', base64Content: '' },
          { path: 'a/b', base64Content: '' },
        ]),
        dryRun(valid, [
          { path: 'a/b', base64Content: '' },
          { path: 'a', base64Content: '' },
        ]),
      ]);
      expect(answers.map((answer) => [answer.statusCode, answer.json<ErrorBody>().error.message])).toEqual([
        [400, "request/body/template must have required property 'apiVersion'"],
        [400, 'request/body/template/metadata must be object'],
        [400, 'request/body/template/metadata/annotations/backstage.io/source-location must be string'],
        [400, 'request/body/template/spec must be record'],
        [
          400,
          "The path 'a/b' cannot be written, because another path of the request is a file or a folder there.",
        ],
        [
          400,
          "The path 'a' cannot be written, because another path of the request is a file or a folder there.",
        ],
      ]);
    });

    it('has no refs of a repository that does not exist', async () => {
      for (const path of ['info/refs', 'objects/info/packs', 'HEAD'])
        expect((await get(`repositories/nobody/nothing.git/${path}`)).statusCode).toBe(404);
    });
  });
});
