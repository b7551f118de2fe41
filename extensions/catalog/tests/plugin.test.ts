import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type AppNode, prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';

/** Builds the tree of a portal with this configuration. */
function openTree(data: Record<string, unknown>) {
  const app = prepareApp({
    features: bundledFeatures,
    config: { data: { backend: { baseUrl: 'http://backend' }, ...data }, locate: () => undefined },
  }).finalize();
  return { problems: app.problems.filter(({ severity }) => severity === 'error'), nodes: app.tree.nodes };
}

function attachments(node: AppNode | undefined, input: string): string[] {
  return node?.edges.attachments.get(input)?.map(({ spec }) => spec.id) ?? [];
}

const filters = ['kind', 'type', 'list', 'mode', 'lifecycle', 'tag', 'processing-status', 'namespace'].map(
  (name) => `catalog-filter:catalog/${name}`,
);

describe('The catalog in the tree', () => {
  it('starts without configuration, with its filters in their order', () => {
    const { problems, nodes } = openTree({});
    expect(problems).toEqual([]);
    expect(attachments(nodes.get('page:catalog'), 'filters')).toEqual(filters);
    expect(nodes.get('page:catalog')?.instance).toBeDefined();
    expect(nodes.get('page:catalog/entity')?.instance).toBeDefined();
  });

  it('accepts the configuration in its README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const yaml = /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const { problems, nodes } = openTree(parse(yaml) as Record<string, unknown>);
    expect(problems).toEqual([]);
    expect(attachments(nodes.get('page:catalog'), 'filters').slice(0, 2)).toEqual([
      'catalog-filter:catalog/kind',
      'catalog-filter:catalog/list',
    ]);
    expect(nodes.get('catalog-filter:catalog/namespace')?.instance).toBeUndefined();
  });

  it.each([
    ['page:catalog', { pagination: { mode: 'sideways' } }],
    ['page:catalog', { pagination: { mode: 'offset', limit: 0 } }],
    ['catalog-filter:catalog/list', { initialFilter: 'mine' }],
    ['catalog-filter:catalog/mode', { mode: 'some' }],
    ['entity-card:catalog/about', { filter: { $some: [] } }],
    ['entity-card:catalog/about', { filter: 'knd:api' }],
    ['entity-card:catalog/about', { type: 'wide' }],
  ])('rejects an invalid configuration of %s: %o', (id, config) => {
    const { problems } = openTree({ app: { extensions: [{ [id]: { config } }] } });
    expect(problems.map(({ code, extensionId }) => [code, extensionId])).toContainEqual([
      'EXTENSION_CONFIGURATION_INVALID',
      id,
    ]);
  });
});
