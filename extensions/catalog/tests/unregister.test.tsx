import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { ResponseError, routeResolutionApiRef, toastApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import type { CatalogApi } from '../api/CatalogApi';
import { EntityContextMenuItemBlueprint } from '../blueprints/EntityContextMenuItemBlueprint';
import { EntityProvider } from '../context/EntityProvider';
import { EntityContextMenu } from '../entity/menu/EntityContextMenu';
import { unregisterRedirectRouteRef } from '../routes';
import { createTestCatalog } from '../testing/createTestCatalog';
import { renderInCatalog } from '../testing/renderInCatalog';

const PLACE = 'url:https://host/a.yaml';
const ORIGIN = 'backstage.io/managed-by-origin-location';
const SOURCE = 'backstage.io/managed-by-location';
const QUESTION = 'Are you sure you want to unregister this entity?';
const PATH = '/catalog/default/component/checkout';

function create(name: string, annotations: Record<string, string> = { [ORIGIN]: PLACE }): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name, uid: `uid-${name}`, annotations },
    spec: { type: 'service' },
  };
}

const registered = { id: 'l1', type: 'url', target: 'https://host/a.yaml' };

/** The item as the tree creates it from this YAML. */
function createItem(config: Record<string, unknown> = {}) {
  const id = 'entity-context-menu-item:catalog/unregister-entity';
  const { tree, problems } = prepareApp({
    features: bundledFeatures,
    config: {
      data: { backend: { baseUrl: 'http://backend' }, app: { extensions: [{ [id]: { config } }] } },
      locate: () => undefined,
    },
  }).finalize();
  const data = tree.nodes.get(id)?.instance?.getData(EntityContextMenuItemBlueprint.dataRefs.data);
  return { items: data ? [{ id, data }] : [], codes: problems.map(({ code }) => code) };
}

function open(
  given: { entity?: Entity; entities?: Entity[]; catalog?: Partial<CatalogApi>; path?: string } = {},
  config?: Record<string, unknown>,
  allowed = true,
) {
  const { entity = create('checkout'), entities = [entity] } = given;
  const posted: Array<{ title: unknown; status?: string }> = [];
  const catalogApi = createTestCatalog(entities, {
    getLocations: async () => ({ items: [registered] }),
    ...given.catalog,
  });
  renderInCatalog(
    <EntityProvider entity={entity}>
      <EntityContextMenu items={createItem(config).items} name="checkout" />
    </EntityProvider>,
    {
      catalogApi,
      path: given.path ?? `${PATH}?unregister=true`,
      apis: [
        mockApis.permission({ authorize: () => (allowed ? 'ALLOW' : 'DENY') }),
        [
          toastApiRef,
          { post: (toast: { title: unknown }) => (posted.push(toast), { close: () => undefined }) },
        ],
        [
          routeResolutionApiRef,
          {
            resolve: (ref: unknown) =>
              ref === unregisterRedirectRouteRef
                ? () => '/after'
                : ({ namespace, kind, name }: Record<string, string> = {}) =>
                    `/catalog/${namespace}/${kind}/${name}`,
          },
        ],
      ],
    },
  );
  return { posted, dialog: () => screen.findByRole('dialog', { name: QUESTION }) };
}

const address = () => screen.getByTestId('address').textContent;
const button = (name: string) => screen.findByRole('button', { name });

describe('the dialog', () => {
  it('shows that it is loading, then the error with a retry', async () => {
    let fail: (error: Error) => void = () => undefined;
    const getLocations = vi
      .fn<CatalogApi['getLocations']>()
      .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
      .mockResolvedValue({ items: [registered] });
    const { dialog } = open({ catalog: { getLocations } });
    expect(within(await dialog()).getByRole('status')).toHaveAccessibleName(
      'Finding out what else would be removed',
    );
    expect(screen.queryByRole('button', { name: 'Unregister Location' })).toBeNull();
    fail(new Error('The disk is full'));
    expect(await screen.findByText('The disk is full')).toBeInTheDocument();
    await userEvent.click(await button('Retry'));
    await button('Unregister Location');
  });

  it('protects the bootstrap location, whose entities can only be deleted in Advanced Options', async () => {
    const removeEntityByUid = vi.fn(async () => undefined);
    const { dialog, posted } = open({
      entity: create('checkout', { [ORIGIN]: 'bootstrap:bootstrap' }),
      catalog: { removeEntityByUid },
    });
    expect(await dialog()).toHaveTextContent('You cannot unregister this entity');
    expect(screen.queryByRole('button', { name: 'Unregister Location' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Entity' })).toBeNull();
    await userEvent.click(await button('Advanced Options'));
    await userEvent.click(await button('Delete Entity'));
    expect(removeEntityByUid).toHaveBeenCalledWith('uid-checkout');
    await waitFor(() => expect(address()).toBe('/after'));
    expect(posted).toMatchObject([{ title: 'Removed entity checkout' }]);
  });

  it('protects locations of the configuration like the bootstrap location', async () => {
    const { dialog } = open({ catalog: { getLocationRemoval: async () => ({ protected: true, kept: [] }) } });
    await waitFor(async () => expect(await dialog()).toHaveTextContent('You cannot unregister this entity'));
    expect(screen.queryByRole('button', { name: 'Unregister Location' })).toBeNull();
  });

  it.each([
    ['without a location', create('checkout', {}), {}],
    [
      'of a location that is not registered',
      create('checkout'),
      { getLocations: async () => ({ items: [] }) },
    ],
  ])('only deletes an entity %s', async (_what, entity, catalog) => {
    const removeEntityByUid = vi.fn(async () => undefined);
    const { dialog } = open({ entity, catalog: { ...catalog, removeEntityByUid } });
    await userEvent.click(await button('Delete Entity'));
    expect(screen.queryByRole('button', { name: 'Advanced Options' })).toBeNull();
    expect(removeEntityByUid).toHaveBeenCalledWith('uid-checkout');
    await waitFor(() => expect(address()).toBe('/after'));
    expect(dialog).toBeDefined();
  });

  it('reports a state that has no answer', async () => {
    const entity = create('checkout', {});
    delete entity.metadata.uid;
    const { dialog } = open({ entity });
    expect(await dialog()).toHaveTextContent('Internal error: Unknown state');
  });

  it('lists what is removed and what stays, then unregisters the location', async () => {
    const removeLocationById = vi.fn(async () => undefined);
    const { posted } = open({
      entities: [
        create('checkout'),
        create('basket'),
        create('other-case', { [ORIGIN]: 'url:https://HOST/a.yaml' }),
        create('orphan', { [ORIGIN]: PLACE, 'backstage.io/orphan': 'true' }),
        create('nested', { [ORIGIN]: PLACE, [SOURCE]: 'url:https://host/nested.yaml' }),
        create('shared', { [ORIGIN]: PLACE, [SOURCE]: 'url:https://host/own.yaml' }),
        create('taken-over'),
      ],
      catalog: {
        removeLocationById,
        getLocations: async () => ({
          items: [registered, { id: 'l2', type: 'url', target: 'https://host/own.yaml' }],
        }),
        getLocationRemoval: async () => ({
          protected: false,
          kept: [{ entityRef: 'component:default/taken-over', locationRef: 'file:/x.yaml' }],
        }),
      },
    });
    const namesIn = async (name: string) =>
      within(await screen.findByRole('group', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(await namesIn('3 entities will be removed')).toEqual(['basket', 'checkout', 'nested']);
    expect(await namesIn('3 entities stay')).toEqual([
      'orphanNo longer provided by this location',
      expect.stringContaining('sharedAlso provided by https://host/own.yaml'),
      'taken-overAlso provided by File /x.yaml on the server',
    ]);
    expect(screen.getByRole('link', { name: 'basket' })).toHaveAttribute(
      'href',
      '/catalog/default/component/basket',
    );
    expect(screen.getByRole('dialog')).toHaveTextContent(/Location.*https:\/\/host\/a\.yaml/);
    await userEvent.click(await button('Unregister Location'));
    expect(removeLocationById).toHaveBeenCalledWith('l1');
    await waitFor(() => expect(address()).toBe('/after'));
    expect(posted).toEqual([]);
  });

  it('finds an entity among very many', async () => {
    open({ entities: Array.from({ length: 204 }, (_, index) => create(`service-${index}`)) });
    const list = await screen.findByRole('group', { name: '204 entities will be removed' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(101);
    expect(list).toHaveTextContent('and 104 more. Search to find them.');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search entities' }), 'service-203{Enter}');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(1));
  });

  it('disables its buttons while it works, and shows why it failed', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { posted } = open({
      catalog: { removeLocationById: () => new Promise((_, reject) => (fail = reject)) },
    });
    await userEvent.click(await button('Unregister Location'));
    for (const name of ['Unregister Location', 'Cancel', 'Advanced Options'])
      expect(await button(name)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fail(new Error('The disk is full'));
    await waitFor(() =>
      expect(posted).toEqual([
        { title: 'Could not remove the entity', description: 'The disk is full', status: 'danger' },
      ]),
    );
    await waitFor(async () => expect(await button('Unregister Location')).toBeEnabled());
    expect(address()).toContain(PATH);
  });

  it.each([
    ['catalog.location.delete', [registered], ['Unregister Location']],
    ['catalog.entity.delete', [registered], ['Advanced Options', 'Delete Entity']],
    ['catalog.entity.delete', [], ['Delete Entity']],
  ])(
    'names the permission %s if the backend denies the removal (locations: %j)',
    async (name, items, steps) => {
      const deny = async () => {
        const body = JSON.stringify({ error: { name: 'NotAllowedError', message: 'Unauthorized' } });
        throw await ResponseError.fromResponse(new Response(body, { status: 403 }));
      };
      const getLocations = async () => ({ items });
      const { posted } = open({
        catalog: { getLocations, removeLocationById: deny, removeEntityByUid: deny },
      });
      for (const step of steps) await userEvent.click(await button(step));
      const description = `You don't have permission to delete it. Ask an administrator for the permission ${name}.`;
      await waitFor(() =>
        expect(posted).toEqual([{ title: 'Could not remove the entity', description, status: 'danger' }]),
      );
      expect(address()).toContain(PATH);
    },
  );

  it.each([
    [404, /^Request failed with status 404.*Reload the page to check\.$/],
    [500, /^Request failed with status 500.*Try again\. If it fails again, ask an administrator/],
  ])('says what to do next if the backend answers %s', async (status, description) => {
    const fail = async () => {
      throw await ResponseError.fromResponse(new Response('', { status }));
    };
    const { posted } = open({ catalog: { removeLocationById: fail } });
    await userEvent.click(await button('Unregister Location'));
    await waitFor(() =>
      expect(posted).toEqual([
        {
          title: 'Could not remove the entity',
          description: expect.stringMatching(description),
          status: 'danger',
        },
      ]),
    );
    await waitFor(async () => expect(await button('Unregister Location')).toBeEnabled());
  });

  it('is part of the URL, and closes with Cancel', async () => {
    const { dialog } = open({ path: `${PATH}?tab=1` });
    await userEvent.click(await button('More actions for checkout'));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Unregister entity' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Unregister entity' }));
    await dialog();
    expect(address()).toBe(`${PATH}?tab=1&unregister=true`);
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(address()).toBe(`${PATH}?tab=1`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the option disableUnregister', () => {
  const itemOf = async () => {
    await userEvent.click(await button('More actions for checkout'));
    await screen.findByRole('menu');
    return screen.queryByRole('menuitem', { name: 'Unregister entity' });
  };

  it.each([
    [true, 'disabled'],
    ['disable', 'disabled'],
    ['hidden', 'hidden'],
  ])('with %s, the item is %s, also for a link to the dialog', async (disableUnregister, state) => {
    open({}, { disableUnregister });
    const item = await itemOf();
    const shown = item === null ? 'hidden' : item.getAttribute('aria-disabled') === 'true' && 'disabled';
    expect(shown).toBe(state);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with false, as by default, the permission decides', async () => {
    open({}, { disableUnregister: false }, false);
    expect(await itemOf()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rejects other values', () => {
    expect(createItem({ disableUnregister: 'sometimes' }).codes).toContain('EXTENSION_CONFIGURATION_INVALID');
  });
});
