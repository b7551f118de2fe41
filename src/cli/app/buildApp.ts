import type { Problem } from '#diagnostics';
import { ConfigReader } from '#config';
import type { LoadedConfig } from '#config/node';
import {
  createApiFactory,
  type FinalizedApp,
  type FrontendFeature,
  type FrontendFeatureLoader,
  prepareApp,
  resolveFeatures,
} from '#engine';
import { printFindings } from '#engine/problems';
import { bundledFeatures } from '#extensions';
import { configApiRef } from '#sdk';

/** An extension tree that was built from a configuration. */
export interface BuiltApp {
  app: FinalizedApp;
  features: FrontendFeature[];
  /** Problems found while building the tree. */
  problems: Problem[];
}

/** Builds the extension tree from a loaded configuration. */
export async function buildApp(
  config: LoadedConfig,
  installed: ReadonlyArray<FrontendFeature | FrontendFeatureLoader> = bundledFeatures,
): Promise<BuiltApp> {
  // The browser sees only this part, so the problems found here are those that a user would see.
  const reader = new ConfigReader(config.frontend);
  const features = await resolveFeatures(installed, { config: reader });
  const prepared = prepareApp({
    features: features.value,
    config: config.frontend,
    apis: [createApiFactory(configApiRef, reader)],
  });
  const app = prepared.finalize();
  return { app, features: features.value, problems: printFindings([...features.problems, ...app.problems]) };
}
