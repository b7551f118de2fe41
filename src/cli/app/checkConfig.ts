import type { Problem } from '#diagnostics';
import type { LoadedConfig } from '#config/node';
import { completeReport } from './completeReport';
import { growApp } from './loadApp';

/**
 * Everything that is wrong with a configuration, in one report: what the files say, what the extensions that are installed
 * make of it, and what the tree that grows from it shows. With the severities of `app.problems`; errors first, then in the
 * order of files and lines. Used by every command and, handed over by `trellis start`, by the running server.
 */
export async function checkConfig(loaded: LoadedConfig): Promise<Problem[]> {
  return completeReport(loaded, await growApp(loaded));
}
