import { expect, it } from 'vitest';
import type { CatalogService } from '#backend';
import type { Entity } from '#model';
import { createCatalogCollator } from './createCatalogCollator';

it('indexes the refs of owners, however the entity writes them', async () => {
  const entity: Entity = {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name: 'boats' },
    spec: { owner: 'group:racing' },
    relations: [{ type: 'ownedBy', targetRef: 'group:default/Racing' }],
  };
  const items = [{ ref: 'component:default/boats', entity }];
  const catalog = { changes: async () => ({ items, cursor: '1' }) } as unknown as CatalogService;
  const collator = createCatalogCollator(catalog, () => ({ locationTemplate: '/:name' }));
  const { sources } = await collator.changes('', 10);
  expect([...((sources[0]?.documents ?? []) as Iterable<unknown>)]).toMatchObject([
    { document: { owner: 'group:racing', ownedBy: ['group:default/racing'] } },
  ]);
});
