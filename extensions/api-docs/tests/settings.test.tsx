import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { configureExtension, createTestCatalog, renderExtension } from '#extensions/catalog/testing';
import { apiDocsConfigRef } from '../api/ApiDocsConfig';

const createApi = (name: string, owner: string): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'API',
  metadata: { name },
  spec: { type: 'openapi', definition: JSON.stringify(definition) },
  relations: [{ type: 'ownedBy', targetRef: owner }],
});

const definition = {
  openapi: '3.1.0',
  info: { title: 'Orders of the shop', version: '1' },
  servers: [{ url: 'https://shop.example' }],
  paths: { '/orders': { get: { operationId: 'list', summary: 'List orders', responses: {} } } },
};

const orders = createApi('orders', 'group:default/team');
const prices = createApi('prices', 'group:default/others');

function renderFromTree(id: string, yaml: string, path: string) {
  return renderExtension({
    id,
    yaml,
    path,
    entity: orders,
    catalogApi: createTestCatalog([orders, prices]),
    ownershipEntityRefs: ['group:default/team'],
    apiRefs: [apiDocsConfigRef],
  });
}

describe('the list of APIs', () => {
  it.each([
    ['', ['orders']],
    ['initiallySelectedFilter: owned', ['orders']],
    ['initiallySelectedFilter: all', ['orders', 'prices']],
    // Nothing is starred, so all APIs are shown.
    ['initiallySelectedFilter: starred', ['orders', 'prices']],
  ])('with { %s } starts with %j', async (config, names) => {
    renderFromTree('page:api-docs', configureExtension('page:api-docs', config), '/api-docs');
    await waitFor(() =>
      expect(['orders', 'prices'].filter((name) => screen.queryByRole('link', { name }) !== null)).toEqual(
        names,
      ),
    );
  });

  it.each([
    ['', 'APIs'],
    ['title: Interfaces', 'Interfaces'],
  ])('with { %s } has the title %s', async (config, title) => {
    renderFromTree('page:api-docs', configureExtension('page:api-docs', config), '/api-docs');
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  });
});

describe('the card of the definition', () => {
  const card = 'entity-card:api-docs/definition';
  const path = '/catalog/default/api/orders';

  it('shows the type and the length', async () => {
    renderFromTree(card, '', path);
    expect(await screen.findByText('OpenAPI')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('shows the viewer with { showViewer: true }', async () => {
    renderFromTree(card, configureExtension(card, 'showViewer: true'), path);
    expect(await screen.findByRole('radio', { name: 'OpenAPI' })).toBeChecked();
  });

  it('is text without the viewer', async () => {
    const off = `app: { extensions: [{ '${card}': { config: { showViewer: true } } }, api-definition-viewer:api-docs/openapi: false] }`;
    renderFromTree(card, off, path);
    expect(await screen.findByRole('figure', { name: 'Definition' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
