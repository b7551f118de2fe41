import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';

/** Builds the tree of a portal with this configuration. */
function openTree(data: object) {
  return prepareApp({
    features: bundledFeatures,
    config: { data: { backend: { baseUrl: 'http://backend' }, ...data }, locate: () => undefined },
  }).finalize();
}

const page = 'page:catalog-graph';
const card = 'entity-card:catalog-graph/relations';

describe('the catalog graph in the tree', () => {
  it('accepts the configuration in its README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const { problems, tree } = openTree(parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as object);
    expect(problems).toEqual([]);
    for (const id of [page, card, 'api:catalog-graph']) expect(tree.nodes.get(id)?.instance).toBeDefined();
  });

  it('attaches the card to the overview, for all entities', () => {
    const { tree } = openTree({});
    const cards = tree.nodes.get('entity-content:catalog/overview')?.edges.attachments.get('cards');
    expect(cards?.map(({ spec }) => spec.id)).toContain(card);
  });

  it.each([
    [page, { direction: 'up' }],
    [page, { curve: 'curveBasis' }],
    [page, { zoom: 'always' }],
    [page, { maxDepth: 0 }],
    [page, { rootEntityRefs: 'component:default/website' }],
    [card, { relationPairs: [['dependsOn']] }],
    [card, { height: -1 }],
    [card, { kinds: 'component' }],
  ])('rejects an invalid configuration of %s: %o', (id, config) => {
    const { problems } = openTree({ app: { extensions: [{ [id]: { config } }] } });
    expect(problems.map(({ code, extensionId }) => [code, extensionId])).toContainEqual([
      'EXTENSION_CONFIGURATION_INVALID',
      id,
    ]);
  });
});
