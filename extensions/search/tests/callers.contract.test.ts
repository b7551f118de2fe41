import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '#backend/testing';
import { migrations } from '#testing/contract';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

const entity = (name: string, owner: string, title = name) =>
  `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata:\n  name: ${name}\n  title: ${title}\nspec:\n  type: service\n  lifecycle: production\n  owner: ${owner}\n`;

const auth = { providers: { guest: { ownershipEntityRefs: ['group:default/mine'] } } };
const restricted = {
  enabled: true,
  policy: { default: 'deny', rules: [{ permissions: ['catalog.entity.read'], owner: true, allow: true }] },
};

let database: Database;
let portal: TestSearch;
let folder: string;
let catalog: object;

const write = (...entities: string[]) => writeFile(join(folder, 'all.yaml'), entities.join('---\n'));
const change = (permission: object) => portal.server.config.change({ catalog, auth, permission });

const entities = [
  entity('pier-a', 'mine'),
  entity('pier-b', 'mine'),
  entity('pier-c', 'mine'),
  entity('pier-d', 'mine'),
  entity('pier-e', 'mine'),
  entity('pier-f', 'theirs'),
  entity('harbour', 'mine'),
  // One letter from the term, and hidden. The visible one is two letters away.
  entity('harbxurs', 'theirs'),
  entity('lighthouse', 'theirs'),
];

beforeAll(async () => {
  database = await createDatabase({ migrations });
  folder = await mkdtemp(join(tmpdir(), 'trellis-search-'));
  catalog = { locations: [{ type: 'file', target: join(folder, 'all.yaml') }] };
  await write(...entities);
  portal = await startTestSearch({ database, config: { catalog, auth, permission: { enabled: false } } });
  await portal.waitFor('pier', 6);
  await portal.waitFor('lighthouse', 1);
}, 60_000);
afterAll(async () => {
  await portal?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

it('see what the policy allows at any time, also when it changes', async () => {
  expect((await portal.search('term=pier')).numberOfResults).toBe(6);
  change(restricted);
  expect(await portal.titles('pier')).toEqual(['pier-a', 'pier-b', 'pier-c', 'pier-d', 'pier-e']);
  change({ enabled: true, policy: { default: 'deny', rules: [] } });
  expect((await portal.search('term=pier')).numberOfResults).toBe(0);
  const onlyA = { 'metadata.name': 'pier-a' };
  change({
    enabled: true,
    policy: {
      default: 'deny',
      rules: [{ permissions: ['catalog.entity.read'], entity: onlyA, allow: true }],
    },
  });
  expect(await portal.titles('pier')).toEqual(['pier-a']);
  change({ enabled: false });
  expect((await portal.search('term=pier')).numberOfResults).toBe(6);
});

it('do not see on later pages what they may no longer see', { timeout: 30_000 }, async () => {
  change({ enabled: false });
  const titlesOf = async (cursor: string | undefined) => {
    const { results, nextPageCursor } = await portal.search(
      `term=pier&pageLimit=2&pageCursor=${cursor ?? ''}`,
    );
    return { titles: results.map(({ document }) => document.title), nextPageCursor };
  };
  const one = await titlesOf(undefined);
  const two = await titlesOf(one.nextPageCursor);
  expect([one.titles, two.titles]).toEqual([
    ['pier-a', 'pier-b'],
    ['pier-c', 'pier-d'],
  ]);
  change(restricted);
  expect((await titlesOf(two.nextPageCursor)).titles).toEqual(['pier-e']);
  await write(
    ...entities.map((text) =>
      text
        .replace('name: pier-c', 'name: pier-c\n  # changed')
        .replace(/(pier-c[^]*owner: )mine/, '$1theirs'),
    ),
  );
  await expect
    .poll(async () => (await titlesOf(one.nextPageCursor)).titles, { timeout: 10_000 })
    .toEqual(['pier-d']);
});

it('get no corrections from words that they may not see', async () => {
  change({ enabled: false });
  expect(await portal.titles('harbxxr')).toEqual(['harbxurs']);
  change(restricted);
  expect(await portal.titles('harbxxr')).toEqual(['harbour']);
  expect(await portal.titles('lighthose')).toEqual([]);
});

it('do not see what they have starred, if they may not', async () => {
  await portal.server.call({
    method: 'PUT',
    url: '/api/user-settings/buckets/default.starredEntities/keys/entityRefs',
    payload: { value: ['component:default/pier-f', 'component:default/lighthouse'] },
  });
  change({ enabled: false });
  expect(await portal.titles('pier')).toContain('pier-f');
  change(restricted);
  expect(await portal.titles('pier')).not.toContain('pier-f');
  expect(await portal.titles('lighthouse')).toEqual([]);
});
