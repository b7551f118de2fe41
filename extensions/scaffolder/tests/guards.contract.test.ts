import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackendPlugin, scaffolderActionsRef } from '#backend';
import { createMemoryCatalog, createTestServer, type TestServer } from '#backend/testing';
import type { Entity, JsonObject } from '#model';
import { embeddedFirst, type OpenDatabase } from '#testing/contract';
import { scaffolderBackend } from '../backend';
import { type Task, type TaskEvent } from '../protocol/tasks';
import type { DryRunResponse } from '../protocol/templates';

const template = (name: string, steps: JsonObject[], output: JsonObject = {}): Entity => ({
  apiVersion: 'scaffolder.backstage.io/v1beta3',
  kind: 'Template',
  metadata: { name, namespace: 'default' },
  spec: { type: 'service', steps, output },
});
const echo = (message: string, more: JsonObject = {}): JsonObject => ({
  action: 'debug:log',
  input: { message },
  ...more,
});
const templates = {
  fails: template('fails', [echo('before', { id: 'message' }), { id: 'tool', action: 'test:tool' }]),
  works: template('works', [echo('fine')], {
    links: [{ title: 'The title', url: 'https://acme.example' }],
  }),
};

const testTool = createBackendPlugin({
  pluginId: 'test-tool',
  register({ registry, lifecycle }) {
    lifecycle.onStart(async () => {
      registry.find(scaffolderActionsRef)?.add({
        id: 'test:tool',
        supportsDryRun: true,
        async handler({ logStream }) {
          logStream.write('tool: the last line');
          throw new Error('The tool failed.');
        },
      });
    });
  },
});

describe.each(embeddedFirst)('guards of templates, on $name', (on) => {
  describe.skipIf(on.skipped)('of the embedded backend', () => {
    let home: string;
    let opened: OpenDatabase;
    let server: TestServer;
    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-guards-'));
      opened = await on.open();
      server = await createTestServer({
        plugins: [scaffolderBackend, testTool],
        catalog: createMemoryCatalog(Object.values(templates)),
        database: opened.database,
        dataFolder: home,
        jobTimes: {
          leaseSeconds: 2,
          maintenanceSeconds: 1,
          pollMs: 50,
          renewMs: 200,
        },
      });
      await server.lifecycles.start(server.app.log);
    });
    afterAll(async () => {
      await server?.close();
      await opened?.close();
      await rm(home, { recursive: true, force: true });
    });

    const post = (path: string, payload: JsonObject) =>
      server.call({
        method: 'POST',
        url: `/api/scaffolder/v2/${path}`,
        payload,
      });
    const dryRun = (steps: JsonObject[], files: Record<string, string> = {}, more: JsonObject = {}) =>
      post('dry-run', {
        template: template('draft', steps),
        values: {},
        directoryContents: Object.entries(files).map(([path, text]) => ({
          path,
          base64Content: Buffer.from(text).toString('base64'),
        })),
        ...more,
      });
    const messageOf = (answer: { json<T>(): T }): string =>
      answer.json<{ error: { message: string } }>().error.message;
    const logOf = (answer: { json<T>(): T }): string[] =>
      answer.json<DryRunResponse>().log.map(({ body }) => body.message);
    async function run(name: string, secrets: Record<string, string> = {}) {
      const created = await post('tasks', {
        templateRef: `template:default/${name}`,
        values: {},
        secrets,
      });
      const { id } = created.json<{ id: string }>();
      const url = `/api/scaffolder/v2/tasks/${id}`;
      await server.call({ url: `${url}/eventstream` });
      const { status } = (await server.call({ url })).json<Task>();
      const events = (await server.call({ url: `${url}/events` })).json<TaskEvent[]>();
      return { id, status, events, last: events.at(-1)?.body };
    }

    it('limits the items of a step', async () => {
      const answer = await dryRun([echo('x', { id: 'many', each: '${{ range(0, 1001) }}' })]);
      expect([answer.statusCode, messageOf(answer)]).toEqual([
        400,
        "The step 'many' would run for 1001 items. The limit is 1000.",
      ]);
    });

    it.each([
      ['${{ parameters.missing }}', 'empty'],
      ['${{ parameters.missing | nosuchfilter }}', 'a string'],
      ['${{ 5 }}', 'a number'],
    ])('refuses the items %j', async (each, what) => {
      const answer = await dryRun([echo('x', { id: 'many', each })]);
      expect([answer.statusCode, messageOf(answer)]).toEqual([
        400,
        `The 'each' of the step 'many' is ${what}. It must be a list or an object.`,
      ]);
    });

    it('limits the size of all inputs of a step', async () => {
      const large = await dryRun([echo('x'.repeat(60_000), { id: 'many', each: '${{ range(0, 1000) }}' })]);
      expect([large.statusCode, messageOf(large)]).toEqual([
        400,
        "The inputs of the step 'many' are larger than the limit in scaffolder.limits.renderOutputMb.",
      ]);
    });

    it('refuses steps with the same id, and too many steps', async () => {
      const same = await dryRun([echo('a'), echo('b'), echo('c', { id: 'step-2' })]);
      expect([same.statusCode, messageOf(same)]).toEqual([
        400,
        "Steps 2 and 3 of the template 'template:default/draft' have the same id 'step-2'. Give each step its own id.",
      ]);
      const many = await dryRun(Array.from({ length: 1001 }, () => echo('a')));
      expect([many.statusCode, messageOf(many)]).toEqual([
        400,
        "The template 'template:default/draft' has 1001 steps. The limit is 1000.",
      ]);
    });

    it.each(['error', 'message', 'status', 'stepId', 'failed', 'name'])(
      'the secret %j changes no outcome',
      async (secret) => {
        const { status, events, last } = await run('fails', { secret });
        expect(status).toBe('failed');
        expect(last?.error).toEqual({
          name: 'Error',
          message: expect.any(String) as string,
        });
        expect(events.map(({ body }) => body.stepId)).toContain('tool');
        expect(events.map(({ body }) => body.status)).toContain('failed');
      },
    );

    it('keeps the keys of outputs, and names secrets that are too short to be hidden', async () => {
      const { events, last } = await run('works', { a: 'title', pin: '1' });
      expect(last?.output).toEqual({
        links: [{ title: 'The ***', url: 'https://acme.example' }],
      });
      expect(events[0]?.body.message).toBe("These secrets are too short to be hidden in the log: 'pin'");
    });

    it('warns about expressions that cannot be rendered', async () => {
      const answer = await dryRun([echo("a ${{ 'x' | nosuchfilter }}", { if: "${{ 'x' | other }}" })]);
      const warnings = logOf(answer).filter((message) => message.includes('cannot be rendered'));
      expect(warnings).toHaveLength(2);
      expect(warnings[0]).toMatch(/expression of 'if' .* filter not found: other/s);
      expect(warnings[1]).toMatch(/expression of 'input' .*'message': .*filter not found: nosuchfilter/s);
    });

    it('returns only as many files of a dry run as one response can have, and names the others', async () => {
      const files = {
        's/a.txt': 'x',
        's/b.bin': 'x'.repeat(12_000_000),
        's/c.bin': 'x'.repeat(9_000_000),
      };
      const answer = await dryRun([{ action: 'fetch:plain', input: { url: './s' } }], files);
      expect(answer.json<DryRunResponse>().directoryContents.map(({ path }) => path)).toEqual([
        'a.txt',
        'b.bin',
      ]);
      expect(logOf(answer).at(-1)).toBe(
        'The files of the result are larger than 20 MB. These are left out: c.bin',
      );
    });

    it('returns the log of a dry run that fails', async () => {
      const answer = await dryRun([echo('before'), { id: 'tool', action: 'test:tool' }]);
      expect([answer.statusCode, messageOf(answer)]).toEqual([400, 'The tool failed.']);
      expect(logOf(answer)).toContainEqual(expect.stringContaining('before'));
      expect(logOf(answer)).toContainEqual(expect.stringContaining('tool: the last line'));
    });

    it('lists a limited number of tasks, and refuses very large values', async () => {
      const { id } = await run('works');
      const list = async (query: string) =>
        (await server.call({ url: `/api/scaffolder/v2/tasks${query}` })).json<{
          tasks: Task[];
          totalTasks: number;
        }>();
      await sql`insert into scaffolder_task (id, spec, template_ref, created_by, caller, status)
          select gen_random_uuid(), spec, template_ref, created_by, caller, status
          from scaffolder_task, generate_series(1, 1100) where id = ${id}`.execute(opened.database.db);
      const all = await list('');
      expect(all.tasks).toHaveLength(100);
      expect(all.totalTasks).toBeGreaterThan(1100);
      expect((await list('?limit=5000')).tasks).toHaveLength(1000);
      const [first, second] = [await list('?limit=3'), await list('?limit=3&offset=3')];
      expect([...first.tasks, ...second.tasks].map((task) => task.id)).toEqual(
        all.tasks.slice(0, 6).map((task) => task.id),
      );
      const large = await post('tasks', {
        templateRef: 'template:default/works',
        values: { text: 'x'.repeat(300_000) },
      });
      expect([large.statusCode, messageOf(large)]).toEqual([
        400,
        'The values are larger than 256 kB, the limit.',
      ]);
    });

    it('keeps the last line of a tool that fails', async () => {
      const { events } = await run('fails');
      const messages = events.map(({ body }) => body.message);
      const line = messages.findIndex((message) => message.endsWith('tool: the last line'));
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThan(messages.indexOf('Error: The tool failed.'));
    });
  });
});
