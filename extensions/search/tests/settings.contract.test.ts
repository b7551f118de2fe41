import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '#backend/testing';
import { migrations } from '#testing/contract';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

const entity = (kind: string, name: string, owner: string, description = 'Runs ferries.') =>
  `apiVersion: backstage.io/v1alpha1\nkind: ${kind}\nmetadata:\n  name: ${name}\n  description: ${description}\nspec:\n  type: service\n  lifecycle: production\n  owner: ${owner}\n  definition: openapi\n`;

const auth = { providers: { guest: { ownershipEntityRefs: ['group:default/mine'] } } };

let database: Database;
let portal: TestSearch;
let folder: string;
let catalog: object;

beforeAll(async () => {
  database = await createDatabase({ migrations });
  folder = await mkdtemp(join(tmpdir(), 'trellis-search-'));
  const file = join(folder, 'all.yaml');
  const entities = [
    entity('Component', 'pier-a', 'theirs'),
    entity('Component', 'pier-bb', 'theirs'),
    entity('Component', 'pier-ccc', 'mine'),
    entity('API', 'jetty-pier', 'theirs', 'The Häuser at the pier.'),
    entity('Component', 'harbor', 'mine', 'Has a pier.'),
  ];
  await writeFile(file, entities.join('---\n'));
  catalog = { locations: [{ type: 'file', target: file }], processingInterval: false };
  portal = await startTestSearch({ database, config: { catalog, auth } });
  await portal.waitFor('pier', 5);
}, 60_000);

afterAll(async () => {
  await portal?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const change = (search: object) => portal.server.config.change({ catalog, auth, search });

it('boosts move owned and starred results up', async () => {
  change({ boosts: { owned: 0, starred: 0 } });
  expect(await portal.titles('pier')).toEqual(['pier-a', 'pier-bb', 'pier-ccc', 'jetty-pier', 'harbor']);
  change({});
  expect(await portal.titles('pier')).toEqual(['pier-ccc', 'pier-a', 'pier-bb', 'jetty-pier', 'harbor']);
  change({ boosts: { owned: 1 } });
  expect(await portal.titles('pier')).toEqual(['pier-ccc', 'pier-a', 'pier-bb', 'harbor', 'jetty-pier']);
  await portal.server.call({
    method: 'PUT',
    url: '/api/user-settings/buckets/default.starredEntities/keys/entityRefs',
    payload: { value: ['component:default/pier-bb'] },
  });
  change({ boosts: { owned: 0 } });
  expect(await portal.titles('pier')).toEqual(['pier-bb', 'pier-a', 'pier-ccc', 'jetty-pier', 'harbor']);
});

it('limits apply to pages and terms', async () => {
  change({ maxPageLimit: 2, maxTermLength: 5 });
  expect((await portal.search('term=pier')).results).toHaveLength(2);
  expect(await portal.ask('term=pier&pageLimit=3')).toMatchObject({ status: 400 });
  expect(await portal.ask('term=harbor')).toMatchObject({ status: 400 });
});

it('highlights follow their options', async () => {
  change({ pg: { highlightOptions: { useHighlight: false } } });
  expect((await portal.search('term=harbor')).results[0]).not.toHaveProperty('highlight');
  const textOf = async () => {
    const {
      preTag = '',
      postTag = '',
      fields = {},
    } = (await portal.search('term=the+pier&filters[kind]=api')).results[0]?.highlight ?? {};
    return fields['text']?.replaceAll(preTag, '[').replaceAll(postTag, ']');
  };
  change({ pg: { highlightOptions: { maxWords: 2, maxFragments: 1 } } });
  expect(await textOf()).toBe('[pier].');
  change({});
  expect(await textOf()).toBe('The Häuser at the [pier].');
});

it('languages change what is found, after indexing again', { timeout: 30_000 }, async () => {
  change({ languages: [] });
  await portal.waitFor('has', 1);
  change({ languages: ['german', 'english'] });
  await portal.waitFor('has', 0);
});

it('the filter and the locations of entities follow the collator', { timeout: 30_000 }, async () => {
  change({
    collators: {
      catalog: {
        filter: { kind: ['API', 'System'], 'spec.type': 'service' },
        locationTemplate: '/at/:kind/:name',
      },
    },
  });
  await portal.waitFor('pier', 1);
  const { results } = await portal.search('term=pier');
  expect(results.map(({ document }) => document.location)).toEqual(['/at/api/jetty-pier']);
  change({ collators: { catalog: { filter: [{ kind: 'API' }, { 'metadata.name': 'pier-a' }] } } });
  await portal.waitFor('pier', 2);
});
