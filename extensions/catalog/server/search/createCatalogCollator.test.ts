import { expect, it } from 'vitest';
import type { CatalogService, IndexedDocument } from '#backend';
import { type Entity, stringifyEntityRef } from '#model';
import { createCatalogCollator } from './createCatalogCollator';

async function collect(fields: Pick<Entity, 'kind' | 'metadata'> & Partial<Entity>) {
  const entity: Entity = { apiVersion: 'backstage.io/v1alpha1', ...fields };
  const items = [{ ref: stringifyEntityRef(entity), entity }];
  const catalog = { changes: async () => ({ items, cursor: '1' }) } as unknown as CatalogService;
  const collator = createCatalogCollator(catalog, () => ({ locationTemplate: '/:name' }));
  const { sources } = await collator.changes('', 10);
  return [...((sources[0]?.documents ?? []) as Iterable<IndexedDocument>)];
}

it('indexes the refs of owners, however the entity writes them', async () => {
  const documents = await collect({
    kind: 'Component',
    metadata: { name: 'boats' },
    spec: { owner: 'group:racing' },
    relations: [{ type: 'ownedBy', targetRef: 'group:default/Racing' }],
  });
  expect(documents).toMatchObject([
    { document: { owner: 'group:racing', ownedBy: ['group:default/racing'] } },
  ]);
});

it('has the display name of a user beside the title, which is their name as in Backstage', async () => {
  const user = (displayName: string) =>
    collect({ kind: 'User', metadata: { name: 'ann.lee' }, spec: { profile: { displayName } } });
  expect(await user('Ann Lee')).toMatchObject([
    { document: { title: 'ann.lee', displayName: 'Ann Lee' }, names: ['ann.lee', 'Ann Lee'] },
  ]);
  expect((await user('ann.lee'))[0]?.document).not.toHaveProperty('displayName');
});
