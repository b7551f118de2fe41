import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { ApiDefinitionViewerBlueprint, apiDocsConfigRef } from '#extensions/api-docs';
import { type FrontendFeature, createFrontendPlugin } from '#sdk';

function start(data: object, more: FrontendFeature[] = []) {
  const config = { data: { backend: { baseUrl: 'http://backend' }, ...data }, locate: () => undefined };
  return prepareApp({ features: [...bundledFeatures, ...more], config }).finalize();
}

function titleOf(type: string, more: FrontendFeature[] = [], extensions: unknown[] = []) {
  const { apis, problems } = start({ app: { extensions } }, more);
  expect(problems).toEqual([]);
  const entity = {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'API',
    metadata: { name: 'a' },
    spec: { type },
  };
  return apis.get(apiDocsConfigRef)?.getApiDefinitionWidget(entity)?.title;
}

const loader = async () => () => null;
const viewers = createFrontendPlugin({
  pluginId: 'viewers',
  extensions: [
    ApiDefinitionViewerBlueprint.make({ name: 'wsdl', params: { type: 'wsdl', title: 'WSDL', loader } }),
    ApiDefinitionViewerBlueprint.make({
      name: 'openapi',
      params: { type: 'openapi', title: 'Ours', loader },
    }),
  ],
});

it('accepts the configuration in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const { problems, tree } = start(parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as object);
  expect(problems).toEqual([]);
  expect(tree.nodes.get('page:api-docs')?.instance).toBeDefined();
  expect(tree.nodes.get('entity-card:api-docs/definition')?.instance).toBeUndefined();
});

it('selects the viewer by the type of the API', () => {
  expect(titleOf('openapi')).toBe('OpenAPI');
  expect(titleOf('OpenAPI')).toBe('OpenAPI');
  expect(titleOf('wsdl')).toBeUndefined();
  expect(titleOf('constructor')).toBeUndefined();
});

it('prefers the viewers of other plugins, which the YAML can turn off', () => {
  expect(titleOf('wsdl', [viewers])).toBe('WSDL');
  expect(titleOf('openapi', [viewers])).toBe('Ours');
  expect(titleOf('openapi', [viewers], [{ 'api-definition-viewer:viewers/openapi': false }])).toBe('OpenAPI');
  expect(titleOf('openapi', [], [{ 'api-definition-viewer:api-docs/openapi': false }])).toBeUndefined();
});
