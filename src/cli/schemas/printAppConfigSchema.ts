import { bundledFeatures } from '#extensions';
import { bundledSettings } from '#extensions/settings';
import { createInstallationSchema } from './appConfig/createInstallationSchema';
import { separateMarkdown } from './editor/separateMarkdown';
import { readInstallation } from './installation/readInstallation';
import { printJson } from './json/printJson';

/** Prints `schemas/app-config.schema.json`. The same installation always results in the same text. */
export async function printAppConfigSchema(): Promise<string> {
  return printJson(
    separateMarkdown(createInstallationSchema(await readInstallation(bundledFeatures, bundledSettings))),
  );
}
