import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { mockApis } from '#sdk/testing';
import { EntityProvider } from '#extensions/catalog/components';
import {
  createTestCatalog,
  mutateEntity,
  renderInCatalog,
  sampleMutations,
} from '#extensions/catalog/testing';
import { GroupProfileCard } from '../cards/GroupProfileCard';
import { MembersCard } from '../cards/MembersCard';
import { OwnershipCard } from '../cards/OwnershipCard';
import { UserProfileCard } from '../cards/UserProfileCard';

/** Renders the cards of a group and of a user. The catalog returns the same entity for every query. */
function renderCards(entity: Entity) {
  const catalogApi = createTestCatalog([], {
    queryEntities: async () => ({ items: [entity, entity], totalItems: 2, pageInfo: {} }),
    getEntityFacets: async () => ({ facets: { kind: [{ value: 'Template', count: 2 }] } }),
  });
  return renderInCatalog(
    <EntityProvider entity={entity}>
      <GroupProfileCard />
      <UserProfileCard hideIcons={false} />
      <MembersCard initialAggregation="aggregated" showToggle />
      <OwnershipCard initialAggregation={undefined} showToggle ownedKinds={['Template']} />
    </EntityProvider>,
    { catalogApi, apis: [mockApis.permission()] },
  );
}

describe('the cards of groups and users', () => {
  it.each(sampleMutations())('are shown with any value of %s', async (_path, entities) => {
    for (const entity of entities) {
      renderCards(entity);
      await screen.findByText('2', { selector: '.count' });
      expect(screen.getByText('Group profile')).toBeInTheDocument();
      cleanup();
    }
  });

  it('offer to reload the descriptor', async () => {
    renderCards(mutateEntity(['spec'], {}));
    expect(await screen.findAllByRole('button', { name: 'Reload descriptor' })).toHaveLength(2);
  });

  it('count entities without a type by their kind', async () => {
    renderCards(mutateEntity(['spec'], {}));
    expect(await screen.findByText('Template')).toHaveAttribute('title', 'Template');
  });
});
