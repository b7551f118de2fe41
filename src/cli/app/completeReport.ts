import { applySeverities, type Problem } from '#diagnostics';
import type { LoadedConfig } from '#config/node';
import { addFixes, checkApp } from '#engine/checks';
import { checkTranslations } from './checkTranslations';
import type { GrownApp } from './loadApp';
import { sortProblems } from './sortProblems';

/** Joins what was found while loading a configuration with what the tree that grew from it shows. */
export async function completeReport(
  loaded: LoadedConfig,
  { app, features, problems }: GrownApp,
): Promise<Problem[]> {
  const checked = { app, features, config: loaded.frontend };
  const texts = await checkTranslations(app, loaded.frontend);
  const found = [...loaded.problems, ...problems, ...checkApp(checked), ...texts];
  return sortProblems(applySeverities(addFixes(found, checked), loaded.source));
}
