import { bundledFeatures } from '#extensions';
import { createInstallationSchema } from './appConfig/createInstallationSchema';
import { separateMarkdown } from './editor/separateMarkdown';
import { readInstallation } from './installation/readInstallation';
import { printJson } from './printJson';

/** The text of `schemas/app-config.schema.json`. The same installation always gives the same text. */
export async function printAppConfigSchema(): Promise<string> {
  return printJson(separateMarkdown(createInstallationSchema(await readInstallation(bundledFeatures))));
}
