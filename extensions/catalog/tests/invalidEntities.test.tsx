import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { LabelsCard } from '../entity/cards/LabelsCard';
import { AboutCard } from '../entity/cards/AboutCard';
import { LinksCard } from '../entity/cards/LinksCard';
import { relationCards } from '../entity/cards/relationCards';
import { EntityHeader } from '../entity/page/EntityHeader';
import { EntityWarnings } from '../entity/warnings/EntityWarnings';
import { RelationCard } from '../components/RelationCard';
import { entityTranslationRef } from '../entity/i18n/entityTranslationRef';
import { EntityPreview } from '../components/EntityPreview';
import { EntityProvider } from '../context/EntityProvider';
import { createTestCatalog } from '../testing/createTestCatalog';
import { mutateEntity, sampleMutations } from '../testing/mutateEntity';
import { renderInCatalog } from '../testing/renderInCatalog';

/** Renders all that the entity page shows of an entity. The catalog has no other entity. */
function renderPage(entity: Entity) {
  const catalogApi = createTestCatalog([], {
    getEntitiesByRefs: async ({ entityRefs }) => ({ items: entityRefs.map(() => undefined) }),
    getEntityAncestors: async ({ entityRef }) => ({ rootEntityRef: entityRef, items: [] }),
  });
  return renderInCatalog(
    <EntityProvider entity={entity}>
      <EntityHeader tabs={[]} menuItems={[]} />
      <EntityWarnings />
      <AboutCard iconLinks={[]} />
      <LinksCard />
      <LabelsCard />
      {relationCards.map((card) => (
        <RelationCard key={card.name} {...card} messages={entityTranslationRef} />
      ))}
      <EntityPreview entityRef="component:default/a" />
    </EntityProvider>,
    { catalogApi },
  );
}

describe('the entity page', () => {
  it.each(sampleMutations())('is shown with any value of %s', (_path, entities) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const entity of entities) {
      renderPage(entity);
      // Not by role, which takes most of the time in a document of this size.
      expect(document.querySelector('h1')?.textContent).not.toBe('');
      expect(screen.getByText('About')).toBeInTheDocument();
      cleanup();
    }
    const messages = logged.mock.calls.map(([message]) => String(message));
    expect(messages.filter((message) => message.includes('same key'))).toEqual([]);
  });

  it.each([
    ['metadata', null, 'metadata'],
    ['relations', null, 'relations'],
    ['spec', null, 'spec'],
    ['metadata.name', 12, 'metadata.name'],
    ['relations', [{ type: 'partOf', targetRef: 'a:b:c' }], 'relations[0].targetRef'],
  ])('names the field if %s is %j', (path, value, field) => {
    renderPage(mutateEntity(path.split('.'), value));
    const card = screen.getByText('Invalid entity').closest('[role="alert"]');
    expect(card).toHaveTextContent(`${field}: must be`);
  });

  it('removes direction controls from the title, and the namespace', () => {
    const entity = mutateEntity(['spec'], undefined);
    renderPage({
      ...entity,
      metadata: { ...entity.metadata, title: 'Pay\u202Etnem', namespace: 'pr\u202Eod' },
    });
    expect(document.querySelector('h1')).toHaveTextContent('Paytnem in prod');
    expect(document.body.innerHTML).not.toMatch(/[\u202A-\u202E]/);
  });
});
