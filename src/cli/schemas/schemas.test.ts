import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledFeatures } from '#extensions';
import { beforeAll, describe, expect, it } from 'vitest';
import { createInstallationSchema, describeAppConfig } from './appConfig/createInstallationSchema';
import { appConfigDescriptions } from './descriptions/appConfig';
import { appConfigExamples } from './descriptions/appConfigExamples';
import { describeExtension, extensionDescriptions } from './descriptions/describeExtension';
import { kindDescriptions } from './descriptions/kinds';
import { describeConfig } from './extension/createConfigSchema';
import { toFileName } from './extension/createExtensionSchema';
import { findStaleFiles } from './findStaleFiles';
import type { Installation } from './installation/installation';
import { readInstallation } from './installation/readInstallation';
import type { JsonSchema } from './jsonSchema';
import { printJson } from './printJson';
import { listKeys } from './reference/listKeys';

let installation: Installation;

beforeAll(async () => {
  installation = await readInstallation(bundledFeatures);
});

/** Paths as descriptions write them. */
const listPaths = (schema: JsonSchema) => listKeys(schema).map(({ path }) => path.replaceAll('<key>', '*'));

describe('descriptions', () => {
  it('are there for every installed extension, and for no other', () => {
    const installed = installation.parents.concat(installation.extensions).map(({ id }) => id);
    expect(installation.extensions.length).toBeGreaterThan(50);
    expect(new Set(Object.keys(extensionDescriptions))).toEqual(new Set(installed));
  });

  it('are there for every config key and every input', () => {
    const silent = installation.extensions.flatMap((extension) => {
      const { inputs } = describeExtension(extension);
      const config = describeConfig(extension) ?? {};
      return [
        ...extension.inputs
          .filter(({ name }) => !inputs[name])
          .map(({ name }) => `${extension.id} at ${name}`),
        ...listKeys(config)
          .filter(({ schema }) => !schema.description)
          .map(({ path }) => `${extension.id} ${path}`),
      ];
    });
    expect(silent).toEqual([]);
  });

  it('speak of no config key and no input that there is not', () => {
    const lost = installation.extensions.flatMap((extension) => {
      const own = extensionDescriptions[extension.id];
      const known = describeConfig(extension) ? listPaths(describeConfig(extension) ?? {}) : [];
      const inputs = extension.inputs.map(({ name }) => name);
      return [
        ...Object.keys(own?.config ?? {}).filter((key) => !key.endsWith('[]') && !known.includes(key)),
        ...Object.keys(own?.inputs ?? {}).filter((name) => !inputs.includes(name)),
      ].map((what) => `${extension.id} ${what}`);
    });
    expect(lost).toEqual([]);
  });

  it('say what the kind of an extension is where nobody described it', () => {
    const [kind, { text }] = Object.entries(kindDescriptions).find(([key]) => key === 'entity-card') ?? [
      '',
      { text: '' },
    ];
    const unknown = {
      id: `${kind}:acme/x`,
      kind,
      pluginId: 'acme',
      disabled: false,
      attachTo: [],
      inputs: [],
      outputs: [],
    };
    expect(describeExtension(unknown).text).toBe(`${text}, from the plugin 'acme'.`);
  });

  it('are there for every key of the configuration but the parts of a span of time', () => {
    const schema = describeAppConfig(installation);
    const silent = listKeys(schema).filter(({ schema: key }) => !key.description);
    const span = /\.(?:years|months|weeks|days|hours|minutes|seconds|milliseconds)$/;
    expect(silent.filter(({ path }) => !span.test(path))).toEqual([]);
    const known = listPaths(schema);
    const lost = Object.keys(appConfigDescriptions(installation)).filter(
      (key) => !key.endsWith('[]') && !known.includes(key),
    );
    expect(lost).toEqual([]);
  });

  it('come with an example for every section of the configuration', () => {
    const { properties = {} } = describeAppConfig(installation);
    expect(Object.keys(appConfigExamples)).toEqual(expect.arrayContaining(Object.keys(properties)));
  });
});

describe('the schema of the installation', () => {
  it('is small enough for an editor', () => {
    expect(printJson(createInstallationSchema(installation)).length).toBeLessThan(600_000);
  });

  it('refers only to what it defines', () => {
    const schema = createInstallationSchema(installation);
    const defined = Object.keys(schema['definitions'] as object);
    const referred = [...printJson(schema).matchAll(/"#\/definitions\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(referred.length).toBeGreaterThan(100);
    expect(referred.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('has a name of its own for every extension', () => {
    const names = installation.extensions.map(({ id }) => toFileName(id));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is the same text each time', async () => {
    const again = await readInstallation(bundledFeatures);
    expect(printJson(createInstallationSchema(again))).toBe(
      printJson(createInstallationSchema(installation)),
    );
  });
});

describe('generated files', () => {
  it('are out of date when they are missing or differ, and leftovers when nothing makes them', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'trellis-generated-'));
    await mkdir(path.join(root, 'pages'));
    for (const [name, text] of [
      ['same.md', 'a'],
      ['other.md', 'b'],
      ['gone.md', 'c'],
      ['kept.txt', 'd'],
    ] as const)
      await writeFile(path.join(root, 'pages', name), text);
    const made = ['same', 'other', 'new'].map((name) => ({ path: `pages/${name}.md`, text: 'a' }));
    const stale = await findStaleFiles(root, [{ owns: ['pages/*.md'], generate: () => made }]);
    expect(stale.outdated.map((file) => file.path)).toEqual(['pages/other.md', 'pages/new.md']);
    expect(stale.leftover).toEqual(['pages/gone.md']);
  });
});
