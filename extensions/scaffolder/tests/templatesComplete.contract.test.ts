import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackendPlugin, scaffolderActionsRef, type ScaffolderActions } from '#backend';
import { createMemoryCatalog, createTestServer, type TestServer } from '#backend/testing';
import type { Entity, JsonObject, JsonValue } from '#model';
import { embeddedFirst, type OpenDatabase } from '#testing/contract';
import { catalogRegistrationRef } from '../../catalog/backend-public';
import { scaffolderBackend } from '../backend';
import type { Task } from '../protocol/tasks';
import type { DryRunResponse } from '../protocol/templates';
import { answerHosts } from './hosts/answerHosts';
import { startHosts, type HostAnswer, type HostCall, type TestHosts } from './hosts/startHosts';

/** The package has no types. */
interface Nunjucks {
  Environment: new (
    loader: null,
    options: object,
  ) => {
    addFilter(name: string, filter: (value: string) => unknown): void;
    renderString(text: string, context: object): string;
  };
}
const nunjucks = createRequire(import.meta.url)('@11ty/nunjucks') as Nunjucks;

const root = join(process.env['TRELLIS_FIXTURES'] ?? '', 'templates-complete');
const paths = existsSync(root) ? globSync('**/template.yaml', { cwd: root }).toSorted() : [];

/** Templates that use an action of another plugin, and the action. They run once the plugin has added it. */
const missingActions = new Map([['example-nodejs-template', 'notification:send']]);

/** The values of a template's form. Each template has a repository of its own. */
const valuesOf = ({ metadata }: Entity): JsonObject => ({
  name: 'handbook',
  description: 'How we work',
  owner: 'group:default/web',
  repoUrl: `github.com?owner=acme&repo=${metadata.name}`,
});

/** The tarball of a folder that one template fetches, and the API of GitHub. */
async function answer(call: HostCall, hosts: TestHosts): Promise<HostAnswer> {
  const path = /^\/repos\/backstage\/community(\/.*)?$/.exec(call.path)?.[1];
  if (call.host !== 'api.github.com' || path === undefined) return answerHosts(call, hosts);
  const name = 'github.com/backstage/community';
  if (path.startsWith('/tarball')) {
    const tar = execFileSync('git', ['archive', '--format=tar.gz', '--prefix=community-1/', 'main'], {
      cwd: hosts.pathOf(name),
    });
    return { status: 200, body: tar };
  }
  return { status: 200, body: Buffer.from(await hosts.git(name, ['rev-parse', 'main'])) };
}

/** Commits a file to the default branch of a repository of a host. */
async function addFile(hosts: TestHosts, name: string, path: string, content: string): Promise<void> {
  await hosts.create(name);
  const blob = await hosts.git(name, ['hash-object', '-w', '--stdin'], content);
  await hosts.git(name, ['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
  const tree = await hosts.git(name, ['write-tree']);
  const commit = await hosts.git(name, ['commit-tree', tree, '-m', 'Start']);
  await hosts.git(name, ['update-ref', 'refs/heads/main', commit]);
}

/** The files of a skeleton as plain nunjucks renders them, with the values of the step. */
function renderPlainly(folder: string, given: JsonObject, parameters: JsonObject): Record<string, string> {
  const environment = new nunjucks.Environment(null, {
    autoescape: false,
    tags: { variableStart: '${{', variableEnd: '}}' },
  });
  environment.addFilter('dump', (value) => JSON.stringify(value));
  environment.addFilter('parseRepoUrl', (value) => {
    const url = new URL(`https://${value}`);
    return { host: url.host, ...Object.fromEntries(url.searchParams) };
  });
  const files = globSync('**/*', { cwd: folder, dot: true });
  const render = (text: string, context: object): string => environment.renderString(text, context);
  const renderValue = (value: JsonValue | undefined): unknown => {
    const only = typeof value === 'string' ? /^\$\{\{(.*)\}\}$/s.exec(value)?.[1] : undefined;
    if (only === undefined) return value;
    const text = render(`\${{ (${only}) | dump }}`, { parameters });
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  const context = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, renderValue(value)]),
  );
  return Object.fromEntries(
    files.map((path) => [
      render(path, { values: context }),
      render(readFileSync(join(folder, path), 'utf8'), { values: context }),
    ]),
  );
}

describe.skipIf(paths.length === 0).each(embeddedFirst)('templates of other companies, on $name', (on) => {
  describe.skipIf(on.skipped)('with their skeletons', () => {
    let home: string;
    let opened: OpenDatabase;
    let server: TestServer;
    let hosts: TestHosts;
    /** The actions of other plugins are added here. */
    let actions: ScaffolderActions | undefined;
    const registered: string[] = [];

    const templates = paths.map((path) => {
      const entity = parse(readFileSync(join(root, path), 'utf8')) as Entity;
      const folder = join(root, dirname(path));
      const annotations = { 'backstage.io/managed-by-location': `file:${join(root, path)}` };
      return { folder, entity: { ...entity, metadata: { ...entity.metadata, annotations } } };
    });

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-complete-'));
      opened = await on.open();
      hosts = await startHosts(answer);
      await addFile(
        hosts,
        'github.com/backstage/community',
        'backstage-community-sessions/a.md',
        'A session',
      );
      const catalog = createBackendPlugin({
        pluginId: 'test-registration',
        register({ registry, lifecycle }) {
          registry.provide(catalogRegistrationRef, {
            add: async (url) => void registered.push(url),
            preview: async () => [],
          });
          lifecycle.onStart(async () => void (actions = registry.find(scaffolderActionsRef)));
        },
      });
      server = await createTestServer({
        plugins: [scaffolderBackend, catalog],
        catalog: createMemoryCatalog(templates.map(({ entity }) => entity)),
        database: opened.database,
        dataFolder: home,
        jobTimes: { leaseSeconds: 2, maintenanceSeconds: 1, pollMs: 50, renewMs: 200 },
        config: {
          integrations: { github: [{ host: 'github.com', token: 'github-token' }] },
          auth: { providers: { guest: {} } },
        },
        fetchUrl: (url, init) => hosts.transport(url, init),
      });
      await server.lifecycles.start(server.app.log);
    });
    afterAll(async () => {
      await server?.close();
      await hosts?.stop();
      await opened?.close();
      await rm(home, { recursive: true, force: true });
    });

    interface Runs {
      dryRun: { statusCode: number; body: string };
      run: { statusCode: number; body: string };
    }
    /** Starts a dry run and a run. */
    async function start({ entity, folder }: (typeof templates)[number]): Promise<Runs> {
      const files = globSync('**/*', { cwd: folder, dot: true });
      const directoryContents = files.map((path) => ({
        path,
        base64Content: readFileSync(join(folder, path)).toString('base64'),
      }));
      const post = (path: string, payload: object) =>
        server.call({ method: 'POST', url: `/api/scaffolder/v2/${path}`, payload });
      const templateRef = `template:default/${entity.metadata.name}`;
      const values = valuesOf(entity);
      return {
        dryRun: await post('dry-run', { template: entity, values, directoryContents }),
        run: await post('tasks', { templateRef, values }),
      };
    }

    /** Compares the files of a dry run and of a run with those that plain nunjucks gives. */
    async function compareFiles(template: (typeof templates)[number]): Promise<void> {
      const { entity, folder } = template;
      const name = `github.com/acme/${entity.metadata.name}`;
      const steps = (entity.spec?.['steps'] ?? []) as JsonObject[];
      const fetched = steps.find(({ action }) => action === 'fetch:template') ?? {};
      const { url, values: given } = fetched['input'] as { url: string; values: JsonObject };
      const expected = renderPlainly(join(folder, url), given, valuesOf(entity));
      const isChange = steps.some(({ action }) => action === 'publish:github:pull-request');
      if (isChange) await addFile(hosts, name, 'README.md', 'Existing');
      const { dryRun, run } = await start(template);

      expect({ status: dryRun.statusCode, body: dryRun.body }).toMatchObject({ status: 200 });
      const { directoryContents } = JSON.parse(dryRun.body) as DryRunResponse;
      const dry = directoryContents.map(({ path, base64Content }) => [
        path,
        Buffer.from(base64Content, 'base64').toString(),
      ]);
      expect(Object.fromEntries(dry)).toMatchObject(expected);

      const { id } = JSON.parse(run.body) as { id: string };
      const log = (await server.call({ url: `/api/scaffolder/v2/tasks/${id}/eventstream` })).body;
      const { status } = (await server.call({ url: `/api/scaffolder/v2/tasks/${id}` })).json<Task>();
      expect({ status, log }).toMatchObject({ status: 'completed' });
      const branches = (await hosts.git(name, ['branch', '--format=%(refname:short)'])).split('\n');
      const branch = branches.find((each) => each !== 'main') ?? 'main';
      const published = await hosts.read(name, branch);
      const trimmed = Object.entries(expected).map(([path, text]) => [
        isChange ? `handbook/${path}` : path,
        text.replace(/\n$/, ''),
      ]);
      expect(published).toMatchObject(Object.fromEntries(trimmed));
    }

    const complete = templates.filter(({ entity }) => !missingActions.has(entity.metadata.name));
    it.each(complete)(
      '$entity.metadata.name gives the files of plain nunjucks, in a dry run and in a run',
      compareFiles,
    );

    const incomplete = templates.filter(({ entity }) => missingActions.has(entity.metadata.name));
    it.each(incomplete)(
      '$entity.metadata.name reports the action that is not installed, and runs once a plugin adds it',
      async (template) => {
        const action = missingActions.get(template.entity.metadata.name) ?? '';
        const { dryRun, run } = await start(template);
        expect([dryRun.statusCode, run.statusCode]).toEqual([400, 400]);
        expect(dryRun.body).toContain(`uses the action '${action}', which is not installed.`);
        expect(run.body).toContain(`uses the action '${action}', which is not installed.`);
        let calls = 0;
        actions?.add({ id: action, handler: async () => void (calls += 1) });
        await compareFiles(template);
        expect(calls).toBe(1);
      },
    );
  });
});
