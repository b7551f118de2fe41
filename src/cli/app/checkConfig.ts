import type { Problem } from '#diagnostics';
import type { LoadedConfig } from '#config/node';
import { completeReport } from './completeReport';
import { buildApp } from './buildApp';
import { searchFixes } from './searchFixes';

/**
 * Checks a loaded configuration: its files, the settings of the installed extensions, and the resulting extension tree.
 * Returns all problems with the severities of `app.problems`, errors first, then by file and line. Used by every command, and
 * by the server that `trellis start` runs.
 */
export async function checkConfig(loaded: LoadedConfig): Promise<Problem[]> {
  const built = await buildApp(loaded);
  return searchFixes(await completeReport(loaded, built), loaded, built.features);
}
