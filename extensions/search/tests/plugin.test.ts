import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';

it('accepts the configuration in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const data = parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as object;
  const config = {
    data: { backend: { baseUrl: 'http://backend' }, ...data },
    locate: () => undefined,
  };
  const { problems, tree } = prepareApp({
    features: bundledFeatures,
    config,
  }).finalize();
  expect(problems).toEqual([]);
  expect(tree.nodes.get('api:search')?.instance).toBeDefined();
});
