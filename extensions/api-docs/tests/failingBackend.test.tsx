import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import {
  createUnreliableCatalog,
  failInEveryWay,
  renderExtension,
  type UnreliableCatalog,
} from '#extensions/catalog/testing';
import { apiDocsConfigRef } from '../api/ApiDocsConfig';

const create = (kind: string, name: string, relations: Entity['relations'] = []): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind,
  metadata: { name },
  spec: { type: kind === 'API' ? 'openapi' : 'service', definition: 'openapi: 3.1.0' },
  relations,
});

const providers = Array.from({ length: 300 }, (_, index) => create('Component', `provider-${index}`));
const orders = create(
  'API',
  'orders',
  providers.map(({ metadata: { name } }) => ({
    type: 'apiProvidedBy',
    targetRef: `component:default/${name}`,
  })),
);

function render(id: string, { catalogApi }: UnreliableCatalog, path = '/catalog/default/api/orders') {
  renderExtension({ id, path, entity: orders, catalogApi, apiRefs: [apiDocsConfigRef] });
}

describe('while the backend fails', () => {
  it('the card of the providers says why, and shows hundreds of them after a retry', async () => {
    const catalog = createUnreliableCatalog([orders, ...providers]);
    await failInEveryWay(catalog, () => render('entity-card:api-docs/providing-components', catalog));
    const table = await screen.findByRole('table', { name: 'Providers' });
    await within(table).findByRole('link', { name: 'provider-0' });
    expect(within(table).getAllByRole('row').length).toBeLessThan(20);
    expect(screen.getByText('300')).toBeVisible();
  });

  it('the list of APIs says why, and shows them after a retry', async () => {
    const catalog = createUnreliableCatalog([orders]);
    await failInEveryWay(catalog, () => render('page:api-docs', catalog, '/api-docs'));
    expect(await screen.findByRole('link', { name: 'orders' })).toBeVisible();
  });
});

describe('without entities', () => {
  it('a card is one line that says how to add one', async () => {
    render('entity-card:api-docs/consuming-components', createUnreliableCatalog([orders]));
    expect(await screen.findByText(/spec\.consumesApis/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('the list of APIs says so', async () => {
    render('page:api-docs', createUnreliableCatalog([]), '/api-docs');
    expect(await screen.findByRole('heading', { name: /No/ })).toBeVisible();
  });
});
