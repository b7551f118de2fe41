import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applySeverities, type Problem } from '#diagnostics';
import { ConfigReader } from '#config';
import { loadConfig } from '#config/node';
import { createApiFactory, prepareApp, resolveFeatures } from '#engine';
import { bundledFeatures } from '#extensions';
import { configApiRef, type FrontendFeature, type FrontendFeatureLoader } from '#sdk';

/** What a configuration is checked with. */
export interface CheckTextOptions {
  features?: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** Further files beside the configuration. */
  files?: { readonly [name in string]: string };
  env?: { readonly [name in string]: string };
  featureFlags?: readonly string[];
}

/** The whole report of one configuration file, as `trellis check` makes it, with any features. */
export async function checkConfigText(text: string, options: CheckTextOptions = {}): Promise<Problem[]> {
  const { features = bundledFeatures, files = {}, env = {}, featureFlags = [] } = options;
  const cwd = mkdtempSync(join(tmpdir(), 'trellis-check-'));
  for (const [name, content] of Object.entries({ ...files, 'app-config.yaml': text }))
    writeFileSync(join(cwd, name), content);
  const loaded = await loadConfig({ args: ['--config', 'app-config.yaml'], env, cwd });
  rmSync(cwd, { recursive: true });
  const reader = new ConfigReader(loaded.value.frontend);
  const resolved = await resolveFeatures(features, { config: reader });
  const app = prepareApp({
    features: resolved.value,
    config: loaded.value.frontend,
    apis: [createApiFactory(configApiRef, reader)],
  }).finalize({ featureFlags: [...featureFlags], permissions: [] });
  return applySeverities([...loaded.problems, ...resolved.problems, ...app.problems], loaded.value.source);
}
