import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { createSampleGraph } from '../gallery/createSampleGraph';

function start(data: object) {
  const config = { data: { backend: { baseUrl: 'http://backend' }, ...data }, locate: () => undefined };
  return prepareApp({ features: bundledFeatures, config }).finalize();
}

describe('the developer tools', () => {
  test('are disabled until they are configured as in their README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const named = parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as object;
    expect(start({}).tree.nodes.get('page:devtools')?.instance).toBeUndefined();
    const { problems, tree } = start(named);
    expect(problems).toEqual([]);
    expect(tree.nodes.get('sub-page:devtools/gallery')?.instance).toBeDefined();
  });
});

test('the edges of the sample graph connect existing nodes', () => {
  const { nodes, edges } = createSampleGraph(50);
  const ids = new Set(nodes.map(({ id }) => id));
  expect(nodes).toHaveLength(50);
  expect(edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to) || from === to)).toEqual([]);
});
