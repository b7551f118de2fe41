import { expect, it } from 'vitest';
import { ReadError } from '#backend';
import { parseYaml } from '#backend/testing';
import { createScmIntegrations } from '#model';
import { analyzeRepository, type AnalysisContext } from './analyzeRepository';

const encode = (text: string) => new TextEncoder().encode(text);
const root = 'https://github.com/acme/website';
const component = (name: string) =>
  `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata: { name: ${name} }\nspec: {}\n`;

/** A repository with these files, by path. */
function analyze(
  files: Record<string, string>,
  given: Partial<AnalysisContext> & { url?: string; known?: string[] } = {},
) {
  const { url = root, known = [], ...context } = given;
  return analyzeRepository(
    {
      integrations: createScmIntegrations(undefined),
      parseYaml,
      registered: async () => [],
      findExisting: async (refs) => refs.filter((ref) => known.includes(ref)),
      reader: {
        nameBranch: async (address) => address.replace('/HEAD/', '/main/'),
        search: async (pattern) => {
          const name = pattern.split('/').at(-1) ?? '';
          const found = Object.keys(files).filter((path) => path.split('/').at(-1) === name);
          return {
            etag: '1',
            files: found.map((path) => ({
              url: `${root}/tree/main/${path}`,
              path,
              load: async () => encode(files[path] ?? ''),
            })),
          };
        },
        load: async (address) => {
          const text = files[address.replace(`${root}/tree/HEAD/`, '')];
          if (text === undefined) throw new ReadError('Not found', { notFound: true });
          return { bytes: encode(text), url: address, etag: '1' };
        },
      },
      ...context,
    },
    url,
    'catalog-info.yaml',
  );
}

it('finds the descriptor files of a monorepo, with the entities of all their documents', async () => {
  const packages = Array.from({ length: 200 }, (_, index) => `packages/p${index}/catalog-info.yaml`);
  const others = Array.from({ length: 4800 }, (_, index) => [`packages/src/file-${index}.ts`, '']);
  const files = Object.fromEntries([
    ...others,
    ...packages.map((path, index) => [path, component(`p${index}`)]),
    ['catalog-info.yaml', `${component('a')}---\n${component('b')}`],
  ]) as Record<string, string>;
  const { existingEntityFiles, generateEntities } = await analyze(files);
  expect(existingEntityFiles).toHaveLength(202);
  expect(new Set(existingEntityFiles.map(({ location }) => location.target)).size).toBe(201);
  expect(generateEntities).toEqual([]);
});

it('recognizes registered files, however their address is written', async () => {
  const { existingEntityFiles } = await analyze(
    { 'catalog-info.yaml': component('a'), 'b/catalog-info.yaml': component('b') },
    { registered: async () => [`${root}/blob/main/catalog-info.yaml`] },
  );
  expect(existingEntityFiles.map(({ isRegistered }) => isRegistered)).toEqual([true, false]);
});

it('reports a file without an entity', async () => {
  await expect(analyze({ 'catalog-info.yaml': 'a: 1' })).rejects.toThrow('does not contain an entity');
});

it('leaves out a file without an entity if there are others', async () => {
  const files = {
    'catalog-info.yaml': component('a'),
    'template/skeleton/catalog-info.yaml': '{% if x %}\nkind: Component\n{% endif %}',
  };
  expect((await analyze(files)).existingEntityFiles.map(({ entity }) => entity.metadata.name)).toEqual(['a']);
});

it('reads a README of any form', async () => {
  for (const text of ['['.repeat(1_000_000), '![['.repeat(300_000), '[a](b '.repeat(200_000)]) {
    const { generateEntities } = await analyze({ 'README.md': `${text}\n\nA shop.` });
    expect(generateEntities).toHaveLength(1);
  }
});

it('proposes the recorded entity if nothing is known', async () => {
  expect(await analyze({})).toEqual({
    existingEntityFiles: [],
    generateEntities: [
      {
        entity: {
          apiVersion: 'backstage.io/v1alpha1',
          kind: 'Component',
          metadata: { name: 'website', annotations: { 'github.com/project-slug': 'acme/website' } },
          spec: { type: 'other', lifecycle: 'unknown' },
        },
        fields: [],
      },
    ],
  });
});

it('proposes an entity from the files of the repository', async () => {
  const files = {
    'README.md':
      '# Website\n\n[![CI](https://ci/badge)](https://ci)\n\nThe **shop** of [Acme](https://acme).\n',
    'package.json': JSON.stringify({ dependencies: { react: '19' } }),
    '.github/CODEOWNERS': '# Owners\n/docs @acme/writers\n* @acme/gone @acme/Web-Team\n',
  };
  const { generateEntities } = await analyze(files, { known: ['group:default/web-team'] });
  expect(generateEntities[0]?.entity).toMatchObject({
    metadata: { description: 'The shop of Acme.' },
    spec: { type: 'website', owner: 'web-team' },
  });
});

it('proposes an owner only if it is in the catalog', async () => {
  const { generateEntities } = await analyze({ CODEOWNERS: '* @ann ann@acme.example' });
  expect(generateEntities[0]?.entity.spec).not.toHaveProperty('owner');
  const user = await analyze({ CODEOWNERS: '* @ann' }, { known: ['user:default/ann'] });
  expect(user.generateEntities[0]?.entity.spec).toMatchObject({ owner: 'user:ann' });
});

it.each([
  ['Dockerfile', 'FROM node', 'service'],
  ['go.mod', 'module acme', 'service'],
  ['pyproject.toml', '', 'library'],
  ['package.json', '{"main":"index.js"}', 'library'],
  ['package.json', 'not json', 'other'],
  ['mkdocs.yml', '', 'documentation'],
])('guesses the type from %s', async (file, content, type) => {
  expect((await analyze({ [file]: content })).generateEntities[0]?.entity.spec).toMatchObject({ type });
});

it('proposes an entity for a repository that cannot be read, and reports why', async () => {
  const search = () => Promise.reject(new ReadError('The rate limit of github.com is exceeded until 12:00.'));
  const url = 'https://dev.azure.com/acme/shop%20floor/_git/Web%20site!';
  const answer = await analyze(
    {},
    { url, reader: { search, load: search, nameBranch: async (address) => address } },
  );
  expect(answer.unreadable).toBe('The rate limit of github.com is exceeded until 12:00.');
  expect(answer.generateEntities[0]?.entity.metadata).toEqual({
    name: 'Web-site',
    annotations: { 'dev.azure.com/project-repo': 'shop floor/Web site!' },
  });
});

it.each(['https://elsewhere.example/a/b', 'https://github.com/acme', 'nonsense'])(
  'refuses %s, which is not a repository',
  async (url) => {
    await expect(analyze({}, { url })).rejects.toThrow(`'${url}' is not the URL of a repository.`);
  },
);
