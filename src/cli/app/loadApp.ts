import type { Problem } from '#diagnostics';
import { ConfigReader } from '#config';
import { explainProblems, loadConfig, type LoadConfigOptions, type LoadedConfig } from '#config/node';
import {
  createApiFactory,
  type FinalizedApp,
  type FrontendFeature,
  prepareApp,
  resolveFeatures,
} from '#engine';
import { bundledFeatures } from '#extensions';
import { configApiRef } from '#sdk';
import { completeReport } from './completeReport';

/** The extension tree as a browser would build it, with the complete report. */
export interface LoadedApp extends BuiltApp {
  config: LoadedConfig;
  /** The complete report, without excerpts and patches. */
  problems: Problem[];
  /** The report for terminals: with excerpts of the files and patches, and without secrets. */
  report: Problem[];
}

/** An extension tree that was built from a configuration. */
export interface BuiltApp {
  app: FinalizedApp;
  features: FrontendFeature[];
  /** Problems found while building the tree. */
  problems: Problem[];
}

/**
 * Loads the configuration and builds the extension tree with the bundled extensions. Because there is no browser, no feature
 * flag is enabled and no permission is granted. Returns problems in the report instead of throwing.
 */
export async function loadApp(options: LoadConfigOptions): Promise<LoadedApp> {
  const { value: config } = await loadConfig(options);
  const built = await buildApp(config);
  const problems = await completeReport(config, built);
  return { ...built, config, problems, report: explainProblems(problems, config, { masked: false }) };
}

/** Builds the extension tree from a loaded configuration. */
export async function buildApp(config: LoadedConfig): Promise<BuiltApp> {
  // The browser sees only this part, so the problems found here are those that a user would see.
  const reader = new ConfigReader(config.frontend);
  const features = await resolveFeatures(bundledFeatures, { config: reader });
  const prepared = prepareApp({
    features: features.value,
    config: config.frontend,
    apis: [createApiFactory(configApiRef, reader)],
  });
  const app = prepared.finalize();
  return { app, features: features.value, problems: [...features.problems, ...app.problems] };
}
