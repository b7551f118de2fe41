import { bundledFeatures } from '#extensions';
import { createInstallationSchema } from './appConfig/createInstallationSchema';
import { separateMarkdown } from './editor/separateMarkdown';
import { createExtensionSchema, toFileName } from './extension/createExtensionSchema';
import type { Generator } from './generator';
import type { Installation } from './installation/installation';
import { readInstallation } from './installation/readInstallation';
import { printJson } from './printJson';

/** Every generator of files that are kept in version control. `npm run schemas` runs them all. */
export async function loadGenerators(): Promise<Generator[]> {
  const installation = await readInstallation(bundledFeatures);
  return [createSchemaGenerator(installation)];
}

function createSchemaGenerator(installation: Installation): Generator {
  return {
    owns: ['schemas/**/*.json'],
    generate: () => [
      {
        path: 'schemas/app-config.schema.json',
        text: printJson(separateMarkdown(createInstallationSchema(installation))),
      },
      ...installation.extensions.map((extension) => ({
        path: `schemas/extensions/${toFileName(extension.id)}.schema.json`,
        text: printJson(separateMarkdown(createExtensionSchema(extension))),
      })),
    ],
  };
}
