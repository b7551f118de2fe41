import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { checkConfig } from '#cli/testing';
import { loadConfig } from '#config/node';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { bundledSettings } from '#extensions/settings';
import { coreExtensionData, type ExtensionDataRef } from '#sdk';

function start(data: object) {
  const config = { data: { backend: { baseUrl: 'http://backend' }, ...data }, locate: () => undefined };
  return prepareApp({ features: bundledFeatures, config }).finalize();
}

/** Starts with the config of one extension, and reads what the extension outputs. */
function read<T>(id: string, ref: ExtensionDataRef<T>, config?: object): T | undefined {
  const { tree, problems } = start(config ? { app: { extensions: [{ [id]: { config } }] } } : {});
  expect(problems).toEqual([]);
  return tree.nodes.get(id)?.instance?.getData(ref);
}

const yamlOf = (file: string): object[] =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
    ([, yaml = '']) => parse(yaml) as object,
  );

it.each(['../README.md', '../../../docs/administrators/software-templates.md'])(
  'the configurations in %s are valid',
  (file) => {
    for (const data of yamlOf(file)) expect(start(data).problems).toEqual([]);
  },
);

it('the page and its tabs can have other paths and titles', () => {
  expect(read('page:scaffolder', coreExtensionData.routePath)).toBe('/create');
  expect(read('page:scaffolder', coreExtensionData.routePath, { path: '/new' })).toBe('/new');
  // The navigation has a short title.
  expect(read('page:scaffolder', coreExtensionData.title)).toBe('Create');
  expect(read('page:scaffolder', coreExtensionData.title, { title: 'Start' })).toBe('Start');
});

it.each([
  ['templates', 'templates', 'Templates'],
  ['tasks', 'tasks', 'Tasks'],
  ['actions', 'actions', 'Actions'],
  ['editor', 'edit', 'Template editor'],
  ['templating-extensions', 'templating-extensions', 'Templating extensions'],
])('the tab %s can have another path and title', (name, path, title) => {
  const id = `sub-page:scaffolder/${name}`;
  expect(read(id, coreExtensionData.routePath)).toBe(path);
  expect(read(id, coreExtensionData.routePath, { path: 'other' })).toBe('other');
  expect(read(id, coreExtensionData.title)).toBe(title);
  expect(read(id, coreExtensionData.title, { title: 'Other' })).toBe('Other');
});

it.each([
  ['groups: Services', '5:19', "'groups' must be a list, but is a string."],
  ['groups: [{ title: 3, filter: { kind: x } }]', '5:29', "'groups[0].title' must be a string"],
  ['groups: [{ filter: { kind: x } }]', '5:20', "'groups[0].title' is missing."],
  ['groups: [{ title: A }]', '5:20', "but it is nothing. at 'groups[0].filter'"],
  ['groups: [{ title: A, filter: { kind: x }, to: 1 }]', '5:53', "Unknown key 'groups.0.to'"],
  ['groups: [{ title: A, filter: { $al: [] } }]', '5:47', '"$al" is not a valid operator.'],
  ['templateFilter: [x]', '5:27', 'but it is a list.'],
  ['templateFilter: { spec.type: { $is: x } }', '5:47', '"spec.type.$is" is not a valid operator'],
])('%s is a problem at %s', async (yaml, place, message) => {
  const cwd = await mkdtemp(join(tmpdir(), 'trellis-scaffolder-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  await mkdir(join(cwd, 'config'));
  const start = 'app:\n  extensions:\n    - sub-page:scaffolder/templates:\n        config:\n          ';
  await writeFile(join(cwd, 'config/app-config.yaml'), start + yaml);
  const { value } = await loadConfig({ settings: bundledSettings, cwd, env: {} });
  const [problem, ...others] = await checkConfig(value);
  expect(others).toEqual([]);
  expect(problem?.message).toContain(message);
  expect(`${problem?.where?.line}:${problem?.where?.column}`).toBe(place);
});
