import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledFeatures } from '#extensions';
import { bundledSettings } from '#extensions/settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { createInstallationSchema, describeAppConfig } from './appConfig/createInstallationSchema';
import { appConfigDescriptions } from './descriptions/appConfig';
import { appConfigExamples } from './descriptions/appConfigExamples';
import { describeExtension } from './descriptions/describeExtension';
import { describeConfig } from './extension/createConfigSchema';
import { toFileName } from './extension/createExtensionSchema';
import { findStaleFiles } from '../generate/findStaleFiles';
import type { Installation } from './installation/installation';
import { readInstallation } from './installation/readInstallation';
import type { JsonSchema } from '#config/schema';
import { printJson } from './json/printJson';
import { listKeys } from './reference/listKeys';

let installation: Installation;

beforeAll(async () => {
  installation = await readInstallation(bundledFeatures, bundledSettings);
});

/** Lists paths in the format of descriptions. */
const listPaths = (schema: JsonSchema) => listKeys(schema).map(({ path }) => path.replaceAll('<key>', '*'));

describe('descriptions', () => {
  it('exist for every installed extension and for no other', () => {
    const installed = installation.parents.concat(installation.extensions).map(({ id }) => id);
    expect(installation.extensions.length).toBeGreaterThan(50);
    expect(new Set(Object.keys(installation.settings.extensions))).toEqual(new Set(installed));
  });

  it('exist for every config key and every input', () => {
    const silent = installation.extensions.flatMap((extension) => {
      const { inputs } = extension.description;
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

  it('contain only existing config keys and inputs', () => {
    const lost = installation.extensions.flatMap((extension) => {
      const own = installation.settings.extensions[extension.id];
      const known = describeConfig(extension) ? listPaths(describeConfig(extension) ?? {}) : [];
      const inputs = extension.inputs.map(({ name }) => name);
      return [
        ...Object.keys(own?.config ?? {}).filter((key) => !key.endsWith('[]') && !known.includes(key)),
        ...Object.keys(own?.inputs ?? {}).filter((name) => !inputs.includes(name)),
      ].map((what) => `${extension.id} ${what}`);
    });
    expect(lost).toEqual([]);
  });

  it('fall back to the description of the extension kind', () => {
    const [kind, { text }] = Object.entries(installation.settings.kinds).find(
      ([key]) => key === 'entity-card',
    ) ?? ['', { text: '' }];
    const unknown = {
      id: `${kind}:acme/x`,
      kind,
      pluginId: 'acme',
      disabled: false,
      attachTo: [],
      inputs: [],
      outputs: [],
    };
    expect(describeExtension(unknown, installation.settings).text).toBe(`${text}, from the plugin 'acme'.`);
  });

  it('exist for every configuration key except the units of a duration', () => {
    const schema = describeAppConfig(installation);
    const silent = listKeys(schema).filter(({ schema: key }) => !key.description);
    const span = /\.(?:years|months|weeks|days|hours|minutes|seconds|milliseconds)$/;
    expect(silent.filter(({ path }) => !span.test(path))).toEqual([]);
    const known = listPaths(schema);
    const described = appConfigDescriptions({ iconKeys: [], pluginIds: [] });
    const lost = Object.keys({ ...described, ...installation.settings.keys }).filter(
      (key) => !key.endsWith('[]') && !known.includes(key),
    );
    expect(lost).toEqual([]);
  });

  it('include an example for every section of the configuration', () => {
    const { properties = {} } = describeAppConfig(installation);
    const used = Object.keys(properties).filter((key) => properties[key]?.['unused'] !== true);
    expect(Object.keys({ ...appConfigExamples, ...installation.settings.examples })).toEqual(
      expect.arrayContaining(used),
    );
  });
});

describe('the schema of the installation', () => {
  it('is small enough for an editor', () => {
    expect(printJson(createInstallationSchema(installation)).length).toBeLessThan(1_000_000);
  });

  it('refers only to existing definitions', () => {
    const schema = createInstallationSchema(installation);
    const defined = Object.keys(schema['definitions'] as object);
    const referred = [...printJson(schema).matchAll(/"#\/definitions\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(referred.length).toBeGreaterThan(100);
    expect(referred.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('has a unique name for every extension', () => {
    const names = installation.extensions.map(({ id }) => toFileName(id));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is reproducible', async () => {
    const again = await readInstallation(bundledFeatures, bundledSettings);
    expect(printJson(createInstallationSchema(again))).toBe(
      printJson(createInstallationSchema(installation)),
    );
  });
});

describe('generated files', () => {
  it('are out of date if they are missing or different, and leftovers if they are no longer generated', async () => {
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
