import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';

const id = 'analytics:analytics/http';

function start(data: object) {
  const config = { data: { backend: { baseUrl: 'http://backend' }, ...data }, locate: () => undefined };
  const { tree, problems } = prepareApp({ features: bundledFeatures, config }).finalize();
  return { node: tree.nodes.get(id), problems };
}

const startWith = (config: object) => start({ app: { extensions: [{ [id]: { config } }] } });

describe('analytics over HTTP', () => {
  test('is disabled until it is configured as in its README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const named = parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as object;
    expect(start({}).node?.instance).toBeUndefined();
    const { node, problems } = start(named);
    expect(problems).toEqual([]);
    expect(node?.instance).toBeDefined();
  });

  test.each([
    ['without an endpoint', {}],
    ['with an invalid URL', { endpoint: 'events.example.com' }],
    ['with a protocol-relative URL', { endpoint: '//events.example.com' }],
    ['with a sample rate above 1', { endpoint: '/api/events', sampleRate: 2 }],
    [
      'with a secret that every browser could see',
      { endpoint: '/api/events', headers: { Authorization: 'x' } },
    ],
  ])('is rejected %s', (_name, config) => {
    const { node, problems } = startWith(config);
    expect(node?.instance).toBeUndefined();
    expect(problems.map(({ extensionId }) => extensionId)).toContain(id);
  });
});
