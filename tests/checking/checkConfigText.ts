import type { Problem } from '#diagnostics';
import { ConfigReader } from '#config';
import { loadConfig, type LoadedConfig } from '#config/node';
import { createApiFactory, prepareApp, resolveFeatures } from '#engine';
import { bundledFeatures } from '#extensions';
import { configApiRef, type FrontendFeature, type FrontendFeatureLoader } from '#sdk';
import { completeReport } from '../../src/cli/app/completeReport';

/** What a configuration is checked with. */
export interface CheckTextOptions {
  features?: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** Further files beside the configuration. */
  files?: { readonly [name in string]: string };
  env?: { readonly [name in string]: string };
  featureFlags?: readonly string[];
}

/** A folder that is nowhere: all of its files are given as texts. */
const folder = '/trellis-test';

/** The name of the configuration file, as problems show it. */
export const configFile = 'app-config.yaml';

/** Loads a configuration whose files are given as texts. */
export async function loadConfigText(text: string, options: CheckTextOptions = {}) {
  const texts = Object.entries({ ...options.files, [configFile]: text });
  return loadConfig({
    args: ['--config', configFile],
    env: options.env ?? {},
    cwd: folder,
    files: new Map(texts.map(([name, content]) => [`${folder}/${name}`, content])),
  });
}

/** The whole report of one configuration file, as `trellis check` makes it, with any features. */
export async function checkConfigText(text: string, options: CheckTextOptions = {}): Promise<Problem[]> {
  const loaded = await loadConfigText(text, options);
  return checkLoadedConfig(loaded.value, options);
}

/** The same, of a configuration that is loaded already. */
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
  const problems = [...features.problems, ...app.problems];
  return completeReport(loaded, { app, features: features.value, problems });
}
