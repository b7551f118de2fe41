import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '#backend/testing';
import type { Entity, JsonObject } from '#model';
import { embeddedFirst, type OpenDatabase } from '#testing/contract';
import { bundledBackends } from '#extensions/backend';
import type { Task } from '../protocol/tasks';
import type { ParameterSchema } from '../protocol/templates';

const run = promisify(execFile);

interface Sample {
  template: string;
  values: JsonObject & { name: string };
  /** The entities that the template registers. */
  refs: string[];
  /** Scripts of `package.json`. */
  scripts: string[];
  files: string[];
}

const owner = 'group:default/fleet';
const system = 'system:default/fleet-tracking';

const samples: Sample[] = [
  {
    template: 'new-service',
    values: {
      name: 'berth-planner',
      title: 'Berth "planner"',
      description: 'Plans berths: one line, with a colon',
      owner,
      system,
      lifecycle: 'production',
      tags: ['berths'],
      consumesApis: ['api:default/vessel-positions'],
      providesApi: true,
      resource: 'berths',
      port: 8081,
      tier: '1',
      onCallPhone: '+46 31 123456',
      schedule: true,
      interval: 5,
    },
    refs: ['component:default/berth-planner', 'api:default/berth-planner-api'],
    scripts: ['check', 'test'],
    files: [
      '.github/workflows/check.yaml',
      '.gitignore',
      'Dockerfile',
      'README.md',
      'catalog-info.yaml',
      'docs/index.md',
      'docs/operations.md',
      'mkdocs.yml',
      'openapi.yaml',
      'package.json',
      'src/createService.js',
      'src/main.js',
      'src/routes.js',
      'src/schedule.js',
      'test/service.test.js',
    ],
  },
  {
    template: 'new-service',
    values: { name: 'small-service', owner, system, lifecycle: 'experimental', port: 8080, tier: '3' },
    refs: ['component:default/small-service'],
    scripts: ['check', 'test'],
    files: [
      '.github/workflows/check.yaml',
      '.gitignore',
      'Dockerfile',
      'README.md',
      'catalog-info.yaml',
      'docs/index.md',
      'docs/operations.md',
      'mkdocs.yml',
      'package.json',
      'src/createService.js',
      'src/main.js',
      'src/routes.js',
      'test/service.test.js',
    ],
  },
  {
    template: 'new-website',
    values: {
      name: 'harbour-guide',
      title: 'Harbor guide',
      owner,
      system,
      pages: ['Home', 'Opening hours', 'Contact'],
      color: '#0b5c8a',
      audience: 'everyone',
      contact: 'guide@harbourline.example',
    },
    refs: ['component:default/harbour-guide'],
    scripts: ['build', 'test'],
    files: [
      '.gitignore',
      'README.md',
      'catalog-info.yaml',
      'package.json',
      'scripts/build.js',
      'scripts/renderPage.js',
      'site.json',
      'styles/site.css',
      'test/renderPage.test.js',
    ],
  },
  {
    template: 'new-documentation-site',
    values: {
      name: 'pilot-handbook',
      title: 'Pilot handbook',
      summary: 'For pilots: what they need',
      owner,
      subject: 'component:default/bridge-display',
      chapters: ['Getting started', 'Reference'],
      reviewMonths: 3,
    },
    refs: ['component:default/pilot-handbook'],
    scripts: ['test'],
    files: [
      '.gitignore',
      'README.md',
      'catalog-info.yaml',
      'docs/getting-started.md',
      'docs/index.md',
      'docs/reference.md',
      'mkdocs.yml',
      'package.json',
      'scripts/checkLinks.js',
    ],
  },
  {
    template: 'new-api',
    values: {
      name: 'berths-api',
      title: 'Berths',
      owner,
      system,
      style: 'openapi',
      resources: ['berths', 'quays'],
    },
    refs: ['api:default/berths-api'],
    scripts: ['test'],
    files: [
      '.gitignore',
      'README.md',
      'catalog-info.yaml',
      'definition.json',
      'package.json',
      'scripts/check.js',
    ],
  },
  {
    template: 'new-api',
    values: {
      name: 'departures-events',
      title: 'Departures',
      owner,
      system,
      style: 'asyncapi',
      channel: 'sailings.departed',
    },
    refs: ['api:default/departures-events'],
    scripts: ['test'],
    files: [
      '.gitignore',
      'README.md',
      'catalog-info.yaml',
      'definition.json',
      'package.json',
      'scripts/check.js',
    ],
  },
];

describe.each(embeddedFirst)('the templates of the sample company, on $name', (on) => {
  describe.skipIf(on.skipped)('with the sample catalog', () => {
    let home: string;
    let opened: OpenDatabase;
    let server: TestServer;

    const get = async <T>(path: string): Promise<T> => (await server.call({ url: `/api/${path}` })).json();
    const findEntity = async (ref: string): Promise<Entity | undefined> => {
      const [kind, rest = ''] = ref.split(':');
      const answer = await server.call({ url: `/api/catalog/entities/by-name/${kind}/${rest}` });
      return answer.statusCode === 200 ? answer.json<Entity>() : undefined;
    };

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'trellis-samples-'));
      opened = await on.open();
      server = await createTestServer({
        plugins: bundledBackends.filter(({ pluginId }) => ['catalog', 'scaffolder'].includes(pluginId)),
        config: {
          backend: { baseUrl: 'http://portal.example:7007' },
          auth: { providers: { guest: {} } },
          catalog: {
            rules: [
              {
                allow: [
                  'Component',
                  'API',
                  'Resource',
                  'System',
                  'Domain',
                  'Group',
                  'User',
                  'Location',
                  'Template',
                ],
              },
            ],
            locations: [{ type: 'file', target: './config/catalog/all.yaml' }],
          },
        },
        database: opened.database,
        dataFolder: home,
      });
      await server.lifecycles.start(server.app.log);
    });
    afterAll(async () => {
      await server?.close();
      await opened?.close();
      await rm(home, { recursive: true, force: true });
    });

    it('are four, and one asks three pages of questions', async () => {
      await vi.waitFor(async () => expect(await findEntity('template:default/new-api')).toBeDefined(), {
        timeout: 30_000,
        interval: 200,
      });
      const templates = await get<Entity[]>('catalog/entities?filter=kind=template');
      expect(templates.map(({ metadata }) => metadata.name).toSorted()).toEqual([
        'new-api',
        'new-documentation-site',
        'new-service',
        'new-website',
      ]);
      const form = await get<ParameterSchema>(
        'scaffolder/v2/templates/default/template/new-service/parameter-schema',
      );
      expect(form.steps).toHaveLength(3);
    });

    it.each(samples)(
      'create $values.name with $template: its files, its scripts and its entities',
      async ({ template, values, refs, scripts, files }) => {
        const created = await server.call({
          method: 'POST',
          url: '/api/scaffolder/v2/tasks',
          payload: { templateRef: `template:default/${template}`, values },
        });
        expect(created.json()).toEqual({ id: expect.any(String) as string });
        const { id } = created.json<{ id: string }>();
        const events = (await server.call({ url: `/api/scaffolder/v2/tasks/${id}/eventstream` })).body;
        const { status } = await get<Task>(`scaffolder/v2/tasks/${id}`);
        expect({ status, events }).toEqual({ status: 'completed', events });

        const { name } = values;
        const clone = join(home, 'clones', name);
        const bare = join(home, 'scaffolder/repositories/harbourline', `${name}.git`);
        await run('git', ['clone', '-q', bare, clone]);
        const found = await readdir(clone, { recursive: true, withFileTypes: true });
        const paths = found
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(clone.length + 1))
          .filter((path) => !path.startsWith('.git/'));
        expect(paths.toSorted()).toEqual(files.toSorted());
        for (const path of paths.filter((each) => /\.ya?ml$/.test(each))) {
          const documents = parseAllDocuments(await readFile(join(clone, path), 'utf8'));
          expect(
            documents.flatMap(({ errors }) => errors.map(({ message }) => `${path}: ${message}`)),
          ).toEqual([]);
        }
        for (const script of scripts) await run('npm', ['run', '--silent', script], { cwd: clone });

        for (const ref of refs) {
          await vi.waitFor(async () => expect(await findEntity(ref)).toBeDefined(), {
            timeout: 60_000,
            interval: 100,
          });
          const entity = await findEntity(ref);
          expect(entity?.spec?.['owner']).toBe(owner);
          expect(entity?.['status']).toBeUndefined();
        }
      },
    );

    it('ask for what an answer requires', async () => {
      const answer = await server.call({
        method: 'POST',
        url: '/api/scaffolder/v2/tasks',
        payload: {
          templateRef: 'template:default/new-website',
          values: {
            name: 'no-contact',
            title: 'x',
            owner,
            pages: ['Home'],
            color: '#000000',
            audience: 'everyone',
          },
        },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('requires property \\"contact\\"');
    });
  });
});
