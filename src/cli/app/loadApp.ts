import type { Problem } from '#diagnostics';
import { explainProblems, loadConfig, type LoadConfigOptions, type LoadedConfig } from '#config/node';
import { buildApp, type BuiltApp } from './buildApp';
import { completeReport } from './completeReport';
import { dropUntriedFixes, searchFixes } from './searchFixes';

/** The extension tree as a browser would build it, with the complete report. */
export interface LoadedApp extends BuiltApp {
  config: LoadedConfig;
  /** The complete report, without excerpts and patches. */
  problems: Problem[];
  /** The report for terminals: with excerpts of the files and patches, and without secrets. */
  report: Problem[];
}

/**
 * Loads the configuration and builds the extension tree with the bundled extensions. Because there is no browser, no feature
 * flag is enabled and no permission is granted. Returns problems in the report instead of throwing.
 *
 * @param searches whether to search for fixes by trying changes of the files, which takes longer
 */
export async function loadApp(
  options: LoadConfigOptions,
  { searches = false }: { searches?: boolean } = {},
): Promise<LoadedApp> {
  const { value: config } = await loadConfig(options);
  const built = await buildApp(config);
  const found = await completeReport(config, built);
  const problems = searches ? await searchFixes(found, config, built.features) : dropUntriedFixes(found);
  return { ...built, config, problems, report: explainProblems(problems, config, { masked: false }) };
}
