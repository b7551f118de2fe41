import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createScmIntegrations } from '#model';
import { mockApis } from '#sdk/testing';
import { prepareApp } from '#engine';
import { ResponseError } from '#sdk';
import { bundledFeatures } from '#extensions';
import type { CatalogApi } from '#extensions/catalog';
import { createCatalogImportApi } from '../api/createCatalogImportApi';

it('accepts the configuration in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const data = parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as object;
  const config = { data: { backend: { baseUrl: 'http://backend' }, ...data }, locate: () => undefined };
  const { problems, tree } = prepareApp({ features: bundledFeatures, config }).finalize();
  expect(problems).toEqual([]);
  expect(tree.nodes.get('page:catalog-import')?.instance).toBeDefined();
  expect(tree.nodes.get('api:catalog-import')?.instance).toBeDefined();
});

function createApi(catalog: Partial<CatalogApi> = {}, data: Record<string, unknown> = {}) {
  return createCatalogImportApi({
    config: mockApis.config({ data: data as Record<string, never> }),
    catalog: catalog as CatalogApi,
    integrations: { load: async () => createScmIntegrations({ github: [{ host: 'github.com' }] }) },
    auth: { getCredentials: () => Promise.reject(new Error('not signed in')) },
  });
}

const entity = (name: string) => ({ apiVersion: 'a/v1', kind: 'Component', metadata: { name } });

it('uses the settings of the section catalog.import', () => {
  expect(createApi().defaults).toEqual({
    entityFilename: 'catalog-info.yaml',
    branchName: 'backstage-integration',
  });
  const data = { catalog: { import: { entityFilename: 'portal.yaml', pullRequestBranchName: 'add' } } };
  expect(createApi({}, data).defaults).toEqual({ entityFilename: 'portal.yaml', branchName: 'add' });
});

it.each(['https://x.example/a.yml', 'https://dev.azure.com/a/b/_git/c?path=/d/portal.YAML'])(
  'reads the descriptor file %s without registering it',
  async (url) => {
    const api = createApi({
      addLocation: async ({ target, dryRun }) => ({
        exists: dryRun,
        location: { id: '1', type: 'url', target },
        entities: [entity('a')],
      }),
    });
    const entities = [{ kind: 'Component', namespace: 'default', name: 'a' }];
    expect(await api.analyzeUrl(url)).toEqual({
      type: 'locations',
      locations: [{ target: url, exists: true, entities }],
    });
  },
);

it('groups the entities that were found by their file', async () => {
  const file = (target: string, name: string) => ({
    location: { type: 'url', target },
    isRegistered: target === 'b',
    entity: entity(name),
  });
  const api = createApi({
    analyzeLocation: async ({ catalogFilename }) => ({
      existingEntityFiles: [file('a', '1'), file('b', catalogFilename ?? ''), file('a', '3')],
      generateEntities: [],
    }),
  });
  expect(await api.analyzeUrl('https://github.com/acme/website')).toMatchObject({
    locations: [
      { target: 'a', exists: false, entities: [{ name: '1' }, { name: '3' }] },
      { target: 'b', exists: true, entities: [{ name: 'catalog-info.yaml' }] },
    ],
  });
});

it('proposes entities for a repository without files', async () => {
  const generateEntities = [{ entity: entity('website') }];
  const url = 'https://github.com/acme/website';
  const api = createApi({ analyzeLocation: async () => ({ existingEntityFiles: [], generateEntities }) });
  expect(await api.analyzeUrl(url)).toEqual({
    type: 'repository',
    integrationType: 'github',
    url,
    generatedEntities: [entity('website')],
  });
});

it('explains URLs that are not repositories of GitHub or Azure DevOps', async () => {
  await expect(createApi().analyzeUrl('https://gitlab.com/acme/website')).rejects.toThrow(
    'The gitlab.com integration only supports full URLs to catalog-info.yaml files. Did you try to pass in the URL of a directory instead?',
  );
  await expect(createApi().analyzeUrl('https://elsewhere.example/a')).rejects.toThrow(
    'This URL was not recognized as a valid git URL because there was no configured integration that matched the given host name. Currently GitHub and Azure DevOps are supported. You could try to paste the full URL to a catalog-info.yaml file instead.',
  );
});

it('explains a failed analysis', async () => {
  const url = 'https://github.com/acme/website';
  const refused = await ResponseError.fromResponse(new Response('', { status: 503, statusText: 'Busy' }));
  await expect(createApi({ analyzeLocation: () => Promise.reject(refused) }).analyzeUrl(url)).rejects.toThrow(
    'Failed to generate entity definitions. Received http response 503: Busy',
  );
  const lost = new Error('No response.');
  await expect(createApi({ analyzeLocation: () => Promise.reject(lost) }).analyzeUrl(url)).rejects.toThrow(
    'Failed to generate entity definitions, No response.',
  );
});
