import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import type { CatalogApi } from '../api/CatalogApi';
import { EntityProvider } from '../context/EntityProvider';
import { EntityInspector } from '../entity/inspect/EntityInspector';
import { createTestCatalog } from '../testing/createTestCatalog';
import { renderInCatalog } from '../testing/renderInCatalog';

const LOCATION = 'backstage.io/managed-by-location';
const ORIGIN = 'backstage.io/managed-by-origin-location';

function createEntity(name: string, metadata: Partial<Entity['metadata']> = {}): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name, uid: `uid-${name}`, etag: 'e1', ...metadata },
    spec: { type: 'service' },
    relations: [{ type: 'ownedBy', targetRef: 'group:default/team' }],
  };
}

function inspect(entity: Entity, tab: string, others: Entity[] = [], overrides: Partial<CatalogApi> = {}) {
  const catalogApi = createTestCatalog([entity, ...others], overrides);
  return renderInCatalog(
    <EntityProvider entity={entity}>
      <EntityInspector />
    </EntityProvider>,
    { catalogApi, path: `/entity?inspect=${tab}&kept=1` },
  );
}

const address = () => screen.getByTestId('address').textContent;

describe('the inspect dialog', () => {
  it('shows identity, metadata, relations and status, with copy buttons', async () => {
    const entity = createEntity('checkout', {
      annotations: {
        'example.com/docs': 'https://example.com/docs',
        'example.com/bad': 'javascript:alert(1)',
      },
      labels: { tier: '1' },
      tags: ['java'],
    });
    entity.status = { items: [{ type: 'processing', level: 'error', message: 'It broke' }] } as never;
    inspect(entity, 'overview');
    const dialog = await screen.findByRole('dialog', { name: 'Inspect entity: checkout' });
    for (const [label, value] of [
      ['apiVersion', 'backstage.io/v1alpha1'],
      ['kind', 'Component'],
      ['spec.type', 'service'],
      ['uid', 'uid-checkout'],
      ['etag', 'e1'],
      ['entityRef', 'component:default/checkout'],
    ] as const) {
      const copy = within(dialog).getByRole('button', { name: `Copy: ${label}` });
      expect(copy.closest('dd')).toHaveTextContent(value);
    }
    expect(dialog.querySelector('a[href="https://example.com/docs"]')).toBeVisible();
    expect(
      within(dialog)
        .getByText(/javascript/)
        .closest('a'),
    ).toBeNull();
    expect(within(dialog).getByRole('heading', { name: 'ownedBy 1' })).toBeVisible();
    expect(dialog).toHaveTextContent('processing: It broke');
  });

  it('cuts long values until all of it is requested', async () => {
    const entity = createEntity('checkout', { annotations: { 'example.com/long': 'x'.repeat(100_000) } });
    inspect(entity, 'overview');
    const more = await screen.findByRole('button', { name: 'Show all' });
    const value = more.closest('dd');
    expect(value?.textContent?.length).toBeLessThan(600);
    await userEvent.click(more);
    expect(value?.textContent?.length).toBe(100_000);
  });

  it('shows the first annotations of thousands until all of them are requested', async () => {
    const annotations = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`a${index}`, 'x']));
    inspect(createEntity('checkout', { annotations }), 'overview');
    const all = await screen.findByRole('button', { name: 'Show all' });
    expect(screen.queryByText('a99')).toBeNull();
    await userEvent.click(all);
    expect(screen.getByText('a99')).toBeVisible();
  });

  it('has its tab in the URL, and removes only its parameter when it closes', async () => {
    inspect(createEntity('checkout'), 'overview');
    await userEvent.click(await screen.findByRole('tab', { name: 'Colocated' }));
    expect(address()).toBe('/entity?inspect=colocated&kept=1');
    expect(screen.getByRole('tabpanel', { name: 'Colocated' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/entity?kept=1');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('lists the other entities of the same location and of the same origin', async () => {
    const at = (location: string) => ({ annotations: { [LOCATION]: location, [ORIGIN]: 'url:all' } });
    inspect(createEntity('checkout', at('file:a')), 'colocated', [
      createEntity('near', at('file:a')),
      createEntity('far', at('file:b')),
      createEntity('elsewhere', { annotations: { [LOCATION]: 'file:c', [ORIGIN]: 'url:other' } }),
    ]);
    const same = await screen.findByRole('region', { name: /^Same location/ });
    expect(await within(same).findByRole('link', { name: /near/ })).toBeVisible();
    expect(within(same).queryByRole('link', { name: /far|checkout/ })).toBeNull();
    const origin = screen.getByRole('region', { name: /^Same origin/ });
    expect(within(origin).getByRole('link', { name: /far/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /elsewhere/ })).toBeNull();
  });

  it.each([
    ['without a location', {}, 'Entity had no location information.'],
    [
      'alone at its location',
      { annotations: { [LOCATION]: 'file:a' } },
      'There were no other entities on this location.',
    ],
  ])('explains an entity %s', async (_title, metadata, text) => {
    inspect(createEntity('checkout', metadata), 'colocated');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('reports why the ancestry is not available, and loads it after a retry', async () => {
    let fails = true;
    const entity = createEntity('checkout');
    inspect(entity, 'ancestry', [], {
      getEntityAncestors: async () => {
        if (fails) throw new Error('The disk is full');
        return { rootEntityRef: 'component:default/checkout', items: [{ entity, parentEntityRefs: [] }] };
      },
    });
    expect(await screen.findByText('Could not load the ancestry')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Could not load the ancestry')).toBeNull());
  });
});
