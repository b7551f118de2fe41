import { applySeverities, type Problem } from '#diagnostics';
import type { LoadedConfig } from '#config/node';
import { growApp } from './loadApp';
import { sortProblems } from './sortProblems';

/**
 * Everything that is wrong with a configuration, in one report: what the files say, what the extensions that are installed
 * make of it, and what the tree that grows from it shows. With the severities of `app.problems`; errors first, then in the
 * order of files and lines. Used by every command and, handed over by `trellis start`, by the running server.
 */
export async function checkConfig(loaded: LoadedConfig): Promise<Problem[]> {
  const { problems } = await growApp(loaded);
  return completeReport(loaded, problems);
}

/** The same report, where the tree was grown already and `found` is what came up on the way. */
export function completeReport(loaded: LoadedConfig, found: readonly Problem[]): Problem[] {
  // What the page is given are the problems that were found while loading.
  const all = [...loaded.toInjected().problems, ...found];
  return sortProblems(applySeverities(all, loaded.source));
}
