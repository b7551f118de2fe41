import type { Problem } from '#diagnostics';
import { ConfigReader } from '#config';
import { loadConfig, type LoadedConfig } from '#config/node';
import { createApiFactory, prepareApp, resolveFeatures } from '#engine';
import { printFindings } from '#engine/problems';
import { bundledFeatures } from '#extensions';
import { configApiRef, type FrontendFeature, type FrontendFeatureLoader } from '#sdk';
import { bundledSettings } from '#extensions/settings';
import { completeReport } from '#cli/testing';

/** Options of {@link checkConfigText}. */
export interface CheckTextOptions {
  features?: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** More files in the folder of the configuration. */
  files?: { readonly [name in string]: string };
  env?: { readonly [name in string]: string };
  featureFlags?: readonly string[];
}

/** A folder that does not exist. All its files are passed as text. */
const folder = '/trellis-test';

/** The name of the configuration file in problems. */
export const configFile = 'app-config.yaml';

/** Loads a configuration whose files are passed as text. */
export async function loadConfigText(text: string, options: CheckTextOptions = {}) {
  const texts = Object.entries({ ...options.files, [configFile]: text });
  return loadConfig({
    settings: bundledSettings,
    args: ['--config', configFile],
    env: options.env ?? {},
    cwd: folder,
    files: new Map(texts.map(([name, content]) => [`${folder}/${name}`, content])),
  });
}

/** Returns the problems of a configuration file, as `trellis check` reports them, with any features. */
export async function checkConfigText(text: string, options: CheckTextOptions = {}): Promise<Problem[]> {
  const loaded = await loadConfigText(text, options);
  return checkLoadedConfig(loaded.value, options);
}

/** Like {@link checkConfigText}, for a configuration that is already loaded. */
export async function checkLoadedConfig(
  loaded: LoadedConfig,
  { features: installed = bundledFeatures, featureFlags = [] }: CheckTextOptions = {},
): Promise<Problem[]> {
  const reader = new ConfigReader(loaded.frontend);
  const features = await resolveFeatures(installed, { config: reader });
  const app = prepareApp({
    features: features.value,
    config: loaded.frontend,
    apis: [createApiFactory(configApiRef, reader)],
  }).finalize({ featureFlags: [...featureFlags], permissions: [] });
  const problems = printFindings([...features.problems, ...app.problems]);
  return completeReport(loaded, { app, features: features.value, problems });
}
