import { expect, test } from 'vitest';
import { assertGrowsLinearly } from '../checking/growth';
import { createBrokenPortal } from './brokenPlugins';

test('F63: the time to build and check extensions, some of them broken, grows linearly', async () => {
  const portals = new Map<number, Awaited<ReturnType<typeof createBrokenPortal>>>();
  const { app } = await assertGrowsLinearly(4, async (plugins) => {
    const portal = portals.get(plugins) ?? (await createBrokenPortal(plugins));
    portals.set(plugins, portal);
    return portal.grow;
  });
  expect(app.tree.nodes.size).toBeGreaterThan(portals.get(40)?.extensions ?? Infinity);
});

/** Creates linear or quadratic work. */
const createWork = (isQuadratic: boolean) => (size: number) => () => {
  let sum = 0;
  for (let outer = 0; outer < (isQuadratic ? size : 1); outer += 1)
    for (let inner = 0; inner < size; inner += 1) sum = (sum * 31 + outer + inner) % 65_537;
  return sum;
};

test('linear work is distinguished from quadratic work', async () => {
  expect(await assertGrowsLinearly(100_000, createWork(false))).toBe(createWork(false)(1_000_000)());
  await expect(assertGrowsLinearly(800, createWork(true))).rejects.toThrow(
    /^At 10 times the size 800, the work takes \d+ times the CPU time\. Expected 10 times/,
  );
});
