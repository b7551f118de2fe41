import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { createElkGraph } from './createElkGraph';
import { findNeighbor } from './findNeighbor';
import { defaultGraphLayout, type GraphEdge, type GraphLayout, type GraphLayoutOptions } from './graphTypes';
import { createLayoutTask, type LayoutInput, readLayout } from './layoutTask';
import { readElkLayout } from './readElkLayout';

const ids = ['shop', 'cart', 'payments', 'ledger'];
const nodes = ids.map((id) => ({ id }));
const edges: GraphEdge[] = [
  { from: 'shop', to: 'cart', label: 'dependsOn' },
  { from: 'shop', to: 'payments', label: 'dependsOn' },
  { from: 'payments', to: 'ledger', label: 'dependsOn' },
  { from: 'ledger', to: 'gone' },
];

/** Runs the layout engine directly, as the worker does in a browser. */
async function layOut(options: Partial<GraphLayoutOptions> = {}): Promise<GraphLayout> {
  const input: LayoutInput = {
    nodes,
    edges,
    sizes: new Map(ids.map((id) => [id, { width: 100, height: 40 }])),
    labelSizes: new Map([['dependsOn', { width: 70, height: 18 }]]),
    options: { ...defaultGraphLayout, ...options },
    curve: 'rounded',
  };
  const task = createLayoutTask(input);
  return readLayout(readElkLayout(await new ELK().layout(createElkGraph(task))), task, input);
}

function boxOf(layout: GraphLayout, id: string) {
  const box = layout.nodes.get(id);
  if (!box) throw new Error(`'${id}' was not laid out.`);
  return box;
}

describe('a layout', () => {
  test.each([
    ['TB', 'y', 1],
    ['BT', 'y', -1],
    ['LR', 'x', 1],
    ['RL', 'x', -1],
  ] as const)('in the direction %s uses the axis %s', async (direction, axis, sign) => {
    const layout = await layOut({ direction });
    const along = (id: string) => boxOf(layout, id)[axis] * sign;
    expect(along('shop')).toBeLessThan(along('payments'));
    expect(along('payments')).toBeLessThan(along('ledger'));
    expect(boxOf(layout, 'cart')[axis]).toBe(boxOf(layout, 'payments')[axis]);
  });

  test('keeps the given margins', async () => {
    const layout = await layOut({ nodeMargin: 80, rankMargin: 120 });
    const [first, second] = [boxOf(layout, 'cart'), boxOf(layout, 'payments')].toSorted((a, b) => a.x - b.x);
    expect((second?.x ?? 0) - (first?.x ?? 0) - 100).toBeGreaterThanOrEqual(80);
    expect(boxOf(layout, 'payments').y - boxOf(layout, 'shop').y - 40).toBeGreaterThanOrEqual(120);
  });

  test('has edges between nodes with their labels, and no edges to missing nodes', async () => {
    const layout = await layOut();
    expect(layout.edges.map(({ edge }) => `${edge.from}-${edge.to}`)).toEqual([
      'shop-cart',
      'shop-payments',
      'payments-ledger',
    ]);
    expect(layout.edges[0]?.label).toMatchObject({ width: 70, height: 18 });
    const last = layout.edges[1]?.points.at(-1);
    expect(last?.y).toBe(boxOf(layout, 'payments').y);
  });
});

describe('an arrow key', () => {
  test('moves along an edge, or sideways if there is no edge in that direction', async () => {
    const layout = await layOut();
    const beside = boxOf(layout, 'cart').x > boxOf(layout, 'payments').x ? 'ArrowRight' : 'ArrowLeft';
    expect(findNeighbor(layout, 'ledger', 'ArrowUp')).toBe('payments');
    expect(findNeighbor(layout, 'payments', 'ArrowUp')).toBe('shop');
    expect(findNeighbor(layout, 'payments', beside)).toBe('cart');
    expect(findNeighbor(layout, 'payments', 'ArrowDown')).toBe('ledger');
  });

  test('does not move if there is no node in that direction', async () => {
    const layout = await layOut();
    expect(findNeighbor(layout, 'shop', 'ArrowUp')).toBeUndefined();
    expect(findNeighbor(layout, 'unknown', 'ArrowUp')).toBeUndefined();
  });
});
