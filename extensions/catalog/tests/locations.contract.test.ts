import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '#backend/testing';
import { loadRecordings } from '../../../tests/contract/recordings';
import { catalogBackend } from '../backend';

const URL_TARGET = 'https://git.example.com/catalog-info.yaml';

const component = (name: string) =>
  `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: { name: ${name} }\nspec: { type: service, lifecycle: production, owner: team-a }\n`;

describe('the locations of the configuration', () => {
  let folder: string;
  let backend: TestBackend;

  const configWith = (...locations: Array<{ type: string; target: string }>) => ({
    catalog: { locations },
    backend: { reading: { allow: [{ host: 'git.example.com' }] } },
  });
  const get = async (path: string) => {
    const answer = await backend.call(`/api/catalog${path}`);
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const list = async () => (await get('/locations')).body as Array<{ data: Record<string, string> }>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis-locations-'));
    await writeFile(
      join(folder, 'all.yaml'),
      'apiVersion: backstage.io/v1alpha1\nkind: Location\nmetadata: { name: all }\nspec: { target: ./nested.yaml }\n',
    );
    await writeFile(join(folder, 'nested.yaml'), component('nested'));
    backend = await startTestBackend(catalogBackend, {
      config: configWith(
        { type: 'file', target: join(folder, 'all.yaml') },
        { type: 'url', target: URL_TARGET },
      ),
      fetchUrl: async () => new Response(component('remote')),
    });
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('are listed, found by id, and have an entity', async () => {
    const items = (await list()).map(({ data }) => data);
    expect(items.map(({ type, target }) => [type, target])).toEqual([
      ['file', join(folder, 'all.yaml')],
      ['url', URL_TARGET],
    ]);
    const recorded = loadRecordings().find(({ name }) => name === 'catalog-locations-list');
    const [example] = (recorded?.response.body ?? []) as Array<{ data: object }>;
    for (const item of items) {
      expect(Object.keys(item)).toEqual(Object.keys(example?.data ?? {}));
      expect(await get(`/locations/${item['id']}`)).toEqual({ status: 200, body: item });
      const name = item['entityRef']?.split('/')[1];
      expect(await get(`/entities/by-name/location/default/${name}`)).toMatchObject({
        status: 200,
        body: { spec: { type: item['type'], target: item['target'] } },
      });
    }
    const page = await backend.call({ method: 'POST', url: '/api/catalog/locations/by-query', payload: {} });
    expect(page.json()).toMatchObject({ totalItems: 2, items: expect.arrayContaining(items) });
  });

  it('are found from every entity that comes from them', async () => {
    const [file, url] = (await list()).map(({ data }) => data);
    const generated = String(file?.['entityRef']).replace(':', '/');
    for (const entity of ['component/default/nested', 'location/default/all', generated])
      expect(await get(`/locations/by-entity/${entity}`)).toEqual({ status: 200, body: file });
    expect(await get('/locations/by-entity/component/default/remote')).toEqual({ status: 200, body: url });
    expect(await get('/locations/by-entity/component/default/none')).toMatchObject({
      status: 404,
      body: { error: { message: 'found no entity for ref component:default/none' } },
    });
  });

  it('follow changes of the configuration', async () => {
    backend.changeConfig(configWith({ type: 'url', target: URL_TARGET }));
    await vi.waitFor(async () => expect(await list()).toHaveLength(1), 15_000);
    await vi.waitFor(
      async () => expect((await get('/locations/by-entity/component/default/nested')).status).toBe(404),
      15_000,
    );
  });
});
