import type { Problem } from '#diagnostics';
import { ConfigReader } from '#config';
import { loadConfig, type LoadConfigOptions, type LoadedConfig } from '#config/node';
import { createApiFactory, type FinalizedApp, prepareApp, resolveFeatures } from '#engine';
import { bundledFeatures } from '#extensions';
import { configApiRef } from '#sdk';

/** The tree of extensions as a browser would build it, and everything that went wrong on the way there. */
export interface LoadedApp {
  config: LoadedConfig;
  app: FinalizedApp;
  problems: Problem[];
}

/**
 * Loads the configuration and grows the tree from it with the extensions that are built in, as far as that goes without a
 * browser: no feature flag is on and no permission is granted. Problems are in the result; it does not throw for them.
 */
export async function loadApp(options: LoadConfigOptions): Promise<LoadedApp> {
  const config = await loadConfig(options);
  const grown = await growApp(config.value);
  return { config: config.value, app: grown.app, problems: [...config.problems, ...grown.problems] };
}

/** Grows the tree from a configuration that is loaded already. */
export async function growApp(config: LoadedConfig): Promise<Pick<LoadedApp, 'app' | 'problems'>> {
  // The browser sees only this part, so what is found here is what a user would see.
  const reader = new ConfigReader(config.frontend);
  const features = await resolveFeatures(bundledFeatures, { config: reader });
  const prepared = prepareApp({
    features: features.value,
    config: config.frontend,
    apis: [createApiFactory(configApiRef, reader)],
  });
  const app = prepared.finalize();
  return { app, problems: [...features.problems, ...app.problems] };
}
