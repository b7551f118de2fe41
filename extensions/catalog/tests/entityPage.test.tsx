import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { mockApis } from '#sdk/testing';
import { EntityProvider } from '../context/EntityProvider';
import { HeaderFactsContext } from '../context/headerFacts';
import { AboutCard } from '../entity/cards/AboutCard';
import { useViewSource } from '../entity/cards/useViewSource';
import { EntityHeader } from '../entity/page/EntityHeader';
import { EntityWarnings } from '../entity/warnings/EntityWarnings';
import { createTestCatalog } from '../testing/createTestCatalog';
import { renderInCatalog } from '../testing/renderInCatalog';

type Given = Partial<Entity> & { meta?: Partial<Entity['metadata']> };

function createEntity({ meta, ...given }: Given = {}): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name: 'checkout', uid: 'u1', ...meta },
    spec: { type: 'service', lifecycle: 'production' },
    ...given,
  };
}

function part(kind: string, name: string, parent?: string): Entity {
  const relations = parent === undefined ? [] : [{ type: 'partOf', targetRef: parent }];
  return createEntity({ kind, relations, meta: { name, title: name.toUpperCase() } });
}

const header = <EntityHeader tabs={[]} menuItems={[]} />;

describe('the header', () => {
  const trail = async (last: string) => {
    await within(screen.getByRole('navigation')).findByText(last);
    return within(screen.getByRole('navigation'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  };

  it('shows the grandparent, the parent and the name as breadcrumbs', async () => {
    const entity = part('Component', 'checkout', 'System:shop');
    const parents = [part('System', 'shop', 'domain:default/sales'), part('Domain', 'sales', 'domain:all')];
    const catalogApi = createTestCatalog(parents);
    renderInCatalog(<EntityProvider entity={entity}>{header}</EntityProvider>, { catalogApi });
    expect(await trail('SALES')).toEqual(['SALES', 'SHOP', 'CHECKOUT']);
    expect(screen.getByRole('link', { name: 'SALES' })).toHaveAttribute(
      'href',
      '/catalog/default/domain/sales',
    );
  });

  it('ends the breadcrumbs at a cycle', async () => {
    const entity = part('Domain', 'a', 'domain:default/b');
    const catalogApi = createTestCatalog([entity, part('Domain', 'b', 'domain:default/a')]);
    renderInCatalog(<EntityProvider entity={entity}>{header}</EntityProvider>, { catalogApi });
    expect(await trail('B')).toEqual(['B', 'A']);
  });

  it('shows no tabs if there is only one', async () => {
    const tabs = [
      { id: 'overview', label: 'Overview', to: '/a' },
      { id: 'docs', label: 'Docs', to: '/a/docs' },
    ];
    const render = (count: number) =>
      renderInCatalog(
        <EntityProvider entity={createEntity()}>
          <EntityHeader tabs={tabs.slice(0, count)} menuItems={[]} />
        </EntityProvider>,
        { catalogApi: createTestCatalog([]) },
      );
    const { unmount } = render(2);
    expect(await screen.findByRole('link', { name: 'Overview' })).toBeInTheDocument();
    unmount();
    render(1);
    expect(screen.queryByRole('link', { name: 'Overview' })).toBeNull();
  });
});

describe('the orphan banner', () => {
  const orphan = createEntity({ meta: { annotations: { 'backstage.io/orphan': 'true' } } });
  const text =
    'This entity is not referenced by any location and is therefore not receiving updates. Click here to delete.';
  const render = (removeEntityByUid: () => Promise<void>, allowed = true) =>
    renderInCatalog(
      <EntityProvider entity={orphan}>
        <EntityWarnings />
      </EntityProvider>,
      {
        catalogApi: createTestCatalog([], { removeEntityByUid }),
        path: '/catalog/default/component/checkout',
        apis: [mockApis.permission({ authorize: () => (allowed ? 'ALLOW' : 'DENY') })],
      },
    );

  it('deletes the entity after a confirmation, and leaves the page', async () => {
    const remove = vi.fn(async () => undefined);
    render(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Click here to delete.' }));
    expect(screen.getByText(/not referenced by any location/)).toHaveTextContent(text);
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to delete this entity?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(remove).toHaveBeenCalledWith('u1');
    await vi.waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  });

  it('stays with the error if the catalog refuses', async () => {
    render(async () => {
      throw new Error('The disk is full');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Click here to delete.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The disk is full')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/catalog/default/component/checkout');
  });

  it('offers nothing to users without permission', async () => {
    render(async () => undefined, false);
    expect(await screen.findByText(/You don't have permission to delete it/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('groups many processing errors by file', async () => {
  const items = Array.from({ length: 52 }, (_none, index) => {
    const message = `file:/catalog/${index % 4}.yaml, line ${index}: Failed`;
    return { type: 'catalog-processing', level: 'error' as const, message, error: { name: 'E', message } };
  });
  renderInCatalog(
    <EntityProvider entity={createEntity({ kind: 'Location', status: { items } })}>
      <EntityWarnings />
    </EntityProvider>,
    { catalogApi: createTestCatalog([]) },
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('The catalog reports 52 errors for this entity')).toBeInTheDocument();
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'file:/catalog/0.yaml (13 errors)',
    'file:/catalog/1.yaml (13 errors)',
    'file:/catalog/2.yaml (13 errors)',
    'file:/catalog/3.yaml (13 errors)',
  ]);
  expect(groups.every((group) => !group.hasAttribute('open'))).toBe(true);
});

describe('the about card', () => {
  const render = (entity: Entity, inHeader: boolean) =>
    renderInCatalog(
      <EntityProvider entity={entity}>
        <HeaderFactsContext value={inHeader}>
          <AboutCard iconLinks={[{ id: 'source', useProps: useViewSource }]} />
        </HeaderFactsContext>
      </EntityProvider>,
      { catalogApi: createTestCatalog([]) },
    );

  it('repeats no fact of the header', () => {
    const page = render(createEntity(), true);
    expect(screen.queryByText('production')).toBeNull();
    page.unmount();
    render(createEntity(), false);
    expect(screen.getByText('production')).toBeInTheDocument();
  });

  it('renders the description as safe Markdown', async () => {
    const description =
      'Takes **payments**. [Docs](https://host/docs) [x](javascript:alert(1)) <script>1</script>';
    render(createEntity({ meta: { description } }), true);
    expect(await screen.findByText('payments')).toHaveProperty('tagName', 'STRONG');
    expect(screen.getByRole('link', { name: /Docs/ })).toHaveAttribute('href', 'https://host/docs');
    expect(document.querySelector('[href^="javascript"], script')).toBeNull();
  });

  it('says why the source cannot be viewed', () => {
    render(createEntity(), true);
    expect(screen.getByRole('button', { name: 'View source' })).toBeDisabled();
    expect(screen.getByText('This entity has no source URL')).toBeInTheDocument();
  });
});
