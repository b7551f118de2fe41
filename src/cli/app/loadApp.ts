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

/** The tree of extensions as a browser would build it, and everything that is wrong with it and with its configuration. */
export interface LoadedApp extends GrownApp {
  config: LoadedConfig;
  /** The complete report, as the stages gave it. */
  problems: Problem[];
  /** The same for a person at a terminal: with excerpts of the files and patches, and without secrets. */
  report: Problem[];
}

/** A tree that was grown from a configuration. */
export interface GrownApp {
  app: FinalizedApp;
  features: FrontendFeature[];
  /** What came up while it grew. */
  problems: Problem[];
}

/**
 * Loads the configuration and grows the tree from it with the extensions that are built in, as far as that goes without a
 * browser: no feature flag is on and no permission is granted. The complete report is in the result; it does not throw for
 * what is in it.
 */
export async function loadApp(options: LoadConfigOptions): Promise<LoadedApp> {
  const { value: config } = await loadConfig(options);
  const grown = await growApp(config);
  const problems = await completeReport(config, grown);
  return { ...grown, config, problems, report: explainProblems(problems, config, { masked: false }) };
}

/** Grows the tree from a configuration that is loaded already. */
export async function growApp(config: LoadedConfig): Promise<GrownApp> {
  // The browser sees only this part, so what is found here is what a user would see.
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
