import { applySeverities, type Problem, sortProblems } from '#diagnostics';
import type { LoadedConfig } from '#config/node';
import { addFixes, checkApp } from '#engine/checks';
import { checkIcons } from './checkIcons';
import { checkLanguages } from './checkLanguages';
import { checkTranslations } from './checkTranslations';
import type { BuiltApp } from './buildApp';

/** Returns the problems found while loading the configuration together with those of the resulting tree. */
export async function completeReport(
  loaded: LoadedConfig,
  { app, features, problems }: BuiltApp,
): Promise<Problem[]> {
  const checked = { app, features, config: loaded.frontend };
  const texts = await checkTranslations(app, loaded.frontend);
  const words = [...checkLanguages(app, loaded.frontend), ...checkIcons(app, loaded.frontend)];
  const found = [...loaded.problems, ...problems, ...checkApp(checked), ...texts, ...words];
  return sortProblems(applySeverities(addFixes(found, checked), loaded.source));
}
