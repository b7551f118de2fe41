import { expect, it } from 'vitest';
import type { Entity } from '#model';
import { createTestCatalog } from '../testing/createTestCatalog';
import { hostileValues, mutateEntity, mutationPaths } from '../testing/mutateEntity';
import { CatalogEntityPresentation } from './CatalogEntityPresentation';

const ref = 'component:prod/checkout';
const mutations = mutationPaths.flatMap((path) => hostileValues.map((value) => mutateEntity(path, value)));

it('presents any entity of a backend, by its ref if it has no name', async () => {
  const present = async (entity: Entity) => {
    const catalogApi = createTestCatalog([], { getEntitiesByRefs: async () => ({ items: [entity] }) });
    const api = new CatalogEntityPresentation({ catalogApi });
    const { primaryTitle } = await api.forEntity(ref).promise;
    return [primaryTitle, api.forEntity(ref).snapshot.primaryTitle];
  };
  for (const [loaded, cached] of await Promise.all(mutations.map(present))) {
    expect(loaded).toBeTruthy();
    expect(cached).toBe(loaded);
  }
});
