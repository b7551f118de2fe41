import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { TestApiProvider, mockApis } from '#sdk/testing';
import { TrellisThemeProvider } from '../theme/TrellisThemeProvider';
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

// Workers are the browser's; the end-to-end tests lay out with the real one.
const layoutInWorker = vi.hoisted(() => vi.fn());
vi.mock('./layoutInWorker', () => ({ layoutInWorker }));

// Loaded beforehand, so that no test waits for it.
beforeAll(async () => void (await import('./GraphStage')));

function renderGraph(given: { nodes?: GraphNode[]; edges?: GraphEdge[] } = {}) {
  render(
    <TestApiProvider apis={[mockApis.analytics()]}>
      <TrellisThemeProvider variant="light">
        <MemoryRouter>
          <DependencyGraph label="What the shop needs" nodes={nodes} edges={edges} {...given} />
        </MemoryRouter>
      </TrellisThemeProvider>
    </TestApiProvider>,
  );
}

describe('a graph', () => {
  test('has one stop for the tab key, and arrow keys move on along the edges', async () => {
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

  test('says the same as a list', async () => {
    layoutInWorker.mockResolvedValue(layout);
    renderGraph();
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
    const list = screen.getByRole('list', { name: 'What the shop needs' });
    expect(within(list).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/catalog/shop');
    expect(list).toHaveTextContent('dependsOn Cart');
  });

  test('that is too large to be read is a list, and is not laid out', async () => {
    layoutInWorker.mockReset();
    renderGraph({
      nodes: Array.from({ length: 601 }, (_, id) => ({ id: `${id}`, label: `Node ${id}` })),
      edges: [],
    });
    expect(await screen.findByText(/With 601 nodes/)).toBeVisible();
    expect(screen.getByText('Node 600')).toBeInTheDocument();
    expect(layoutInWorker).not.toHaveBeenCalled();
  });

  test('that cannot be laid out says so, and tries again', async () => {
    layoutInWorker.mockRejectedValueOnce(new Error('no worker')).mockResolvedValue(layout);
    renderGraph();
    expect(await screen.findByText('The graph could not be laid out')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Shop/ })).toBeVisible();
  });

  test('without nodes says that there is nothing to show', async () => {
    renderGraph({ nodes: [], edges: [] });
    expect(await screen.findByText('There is nothing to show.')).toBeVisible();
  });
});
