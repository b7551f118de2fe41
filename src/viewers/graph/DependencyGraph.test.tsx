import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { TestApiProvider, mockApis } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';
import { DependencyGraph } from './DependencyGraph';
import type { GraphEdge, GraphLayout, GraphNode } from './graphTypes';

const nodes: GraphNode[] = [
  { id: 'shop', label: 'Shop', detail: 'component', to: '/catalog/shop', isRoot: true },
  { id: 'cart', label: 'Cart' },
];
const edges: GraphEdge[] = [{ from: 'shop', to: 'cart', label: 'dependsOn' }];

const layout: GraphLayout = {
  width: 100,
  height: 200,
  axis: 'y',
  nodes: new Map([
    ['shop', { x: 0, y: 0, width: 100, height: 40 }],
    ['cart', { x: 0, y: 100, width: 100, height: 40 }],
  ]),
  edges: [
    {
      edge: { from: 'shop', to: 'cart', label: 'dependsOn' },
      points: [
        { x: 50, y: 40 },
        { x: 50, y: 100 },
      ],
    },
  ],
};

// There are no workers here. The end-to-end tests use the real one.
const layoutInWorker = vi.hoisted(() => vi.fn());
vi.mock('./layoutInWorker', () => ({ layoutInWorker }));

// Loaded in advance, so that no test waits for it.
beforeAll(async () => void (await import('./GraphStage')));

function renderGraph(given: { nodes?: GraphNode[]; edges?: GraphEdge[] } = {}) {
  const write = (changed: typeof given) => (
    <TestApiProvider apis={[mockApis.analytics()]}>
      <TrellisThemeProvider variant="light">
        <MemoryRouter>
          <DependencyGraph label="What the shop needs" nodes={nodes} edges={edges} {...given} {...changed} />
        </MemoryRouter>
      </TrellisThemeProvider>
    </TestApiProvider>
  );
  const { rerender } = render(write({}));
  return { change: (changed: typeof given) => rerender(write(changed)) };
}

describe('a graph', () => {
  test('has one Tab stop, and arrow keys move along the edges', async () => {
    layoutInWorker.mockResolvedValue(layout);
    renderGraph();
    const shop = await screen.findByRole('link', { name: /Shop/ });
    const cart = screen.getByRole('button', { name: /Cart/ });
    expect([shop.tabIndex, cart.tabIndex]).toEqual([0, -1]);
    expect(shop).toHaveAttribute('href', '/catalog/shop');
    shop.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(cart).toHaveFocus();
    expect([shop.tabIndex, cart.tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(shop).toHaveFocus();
  });

  test('is busy until the layout of its last nodes is shown', async () => {
    layoutInWorker.mockResolvedValue(layout);
    const { change } = renderGraph();
    const graph = await screen.findByRole('region', { name: 'What the shop needs' });
    await waitFor(() => expect(graph).toHaveAttribute('aria-busy', 'false'));
    let answer: (next: GraphLayout) => void = () => undefined;
    layoutInWorker.mockReturnValue(new Promise<GraphLayout>((resolve) => (answer = resolve)));
    change({ nodes: [...nodes, { id: 'till', label: 'Till' }] });
    await waitFor(() => expect(graph).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible();
    answer({
      ...layout,
      nodes: new Map([...layout.nodes, ['till', { x: 0, y: 160, width: 100, height: 40 }]]),
    });
    expect(await screen.findByRole('button', { name: 'Till' })).toBeVisible();
    expect(graph).toHaveAttribute('aria-busy', 'false');
  });

  test('shows the same content as a list', async () => {
    layoutInWorker.mockResolvedValue(layout);
    renderGraph();
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
    const list = screen.getByRole('list', { name: 'What the shop needs' });
    expect(within(list).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/catalog/shop');
    expect(list).toHaveTextContent('dependsOn Cart');
  });

  test('that is too large is shown as a list without layout', async () => {
    layoutInWorker.mockReset();
    renderGraph({
      nodes: Array.from({ length: 2001 }, (_, id) => ({ id: `${id}`, label: `Node ${id}` })),
      edges: [],
    });
    expect(await screen.findByText(/a graph with (2,001|2001) nodes/)).toBeVisible();
    // The list renders its entries in batches.
    expect(screen.getByText('Node 0')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'node 2000');
    expect(await screen.findByText('Node 2000')).toBeInTheDocument();
    expect(screen.queryByText('Node 0')).not.toBeInTheDocument();
    expect(layoutInWorker).not.toHaveBeenCalled();
  });

  test('is shown as a complete list in several batches', async () => {
    layoutInWorker.mockResolvedValue(layout);
    renderGraph({
      nodes: Array.from({ length: 60 }, (_, id) => ({ id: `${id}`, label: `Node ${id}` })),
      edges: [],
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
    const list = screen.getByRole('list', { name: 'What the shop needs' });
    expect(await within(list).findByText('Node 59')).toBeInTheDocument();
    expect(within(list).getAllByText(/^Node/)).toHaveLength(60);
    expect(list).toHaveAttribute('aria-busy', 'false');
  });

  test('shows a layout error and can retry', async () => {
    layoutInWorker.mockRejectedValueOnce(new Error('no worker')).mockResolvedValue(layout);
    renderGraph();
    expect(await screen.findByText('Could not lay out the graph')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Shop/ })).toBeVisible();
  });

  test('has a legend with the kinds of its nodes', async () => {
    layoutInWorker.mockResolvedValue(layout);
    const [shop, cart] = nodes as [GraphNode, GraphNode];
    renderGraph({
      nodes: [
        { ...shop, hue: 'component' },
        { ...cart, hue: 'api' },
      ],
    });
    const legend = await screen.findByRole('list', { name: 'Legend' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Component', 'API']);
  });

  test('without nodes shows the empty message', async () => {
    renderGraph({ nodes: [], edges: [] });
    expect(await screen.findByText('No nodes to show.')).toBeVisible();
  });
});
