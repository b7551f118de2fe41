import { listAcceptedKeys } from '#config/node';
import { bundledFeatures } from '#extensions';
import { bundledSettings } from '#extensions/settings';
import { loadBundledTranslations } from '#extensions/translations';
import { createInstallationSchema, describeAppConfig } from './appConfig/createInstallationSchema';
import { appConfigExamples } from './descriptions/appConfigExamples';
import { separateMarkdown } from './editor/separateMarkdown';
import { createEntitySchema } from './entities/createEntitySchema';
import { createExtensionSchema, toFileName } from './extension/createExtensionSchema';
import type { Generator } from '../generate/generator';
import { createBundleListGenerator } from './createBundleListGenerator';
import type { Installation } from './installation/installation';
import { readInstallation } from './installation/readInstallation';
import { printJson } from './json/printJson';
import { printProblemPages } from './printProblemPages';
import { printAcceptedKeysPage } from './reference/printAcceptedKeysPage';
import { printAppConfigPage } from './reference/printAppConfigPage';
import { printPluginIndex } from './reference/printPluginIndex';
import { printPluginPage } from './reference/printPluginPage';

/** Every generator of files that are kept in version control. `npm run schemas` runs them all. */
export async function loadGenerators(root: string): Promise<Generator[]> {
  const installation = await readInstallation(bundledFeatures, bundledSettings);
  return [
    createSchemaGenerator(installation),
    createReferenceGenerator(installation),
    createBundleListGenerator(root, async () => (await loadBundledTranslations()).map(({ id }) => id)),
    problemGenerator,
  ];
}

function createSchemaGenerator(installation: Installation): Generator {
  return {
    owns: ['schemas/**/*.json'],
    generate: () => [
      {
        path: 'schemas/app-config.schema.json',
        text: printJson(separateMarkdown(createInstallationSchema(installation))),
      },
      { path: 'schemas/entity.schema.json', text: printJson(createEntitySchema()) },
      ...installation.extensions.map((extension) => ({
        path: `schemas/extensions/${toFileName(extension.id)}.schema.json`,
        text: printJson(separateMarkdown(createExtensionSchema(extension))),
      })),
    ],
  };
}

function createReferenceGenerator(installation: Installation): Generator {
  const examples = { ...appConfigExamples, ...installation.settings.examples };
  return {
    owns: [
      'docs/reference/extensions/*.md',
      'docs/reference/app-config.md',
      'docs/reference/backstage-keys.md',
    ],
    generate: () => [
      {
        path: 'docs/reference/app-config.md',
        text: printAppConfigPage(describeAppConfig(installation), examples),
      },
      {
        path: 'docs/reference/backstage-keys.md',
        text: printAcceptedKeysPage(listAcceptedKeys(bundledSettings)),
      },
      { path: 'docs/reference/extensions/README.md', text: printPluginIndex(installation) },
      ...installation.plugins.map((plugin) => ({
        path: `docs/reference/extensions/${plugin.id}.md`,
        text: printPluginPage(plugin, installation),
      })),
    ],
  };
}

const problemGenerator: Generator = {
  owns: ['docs/reference/problems/*.md'],
  generate: () => printProblemPages().map(({ file, text }) => ({ path: file, text })),
};
