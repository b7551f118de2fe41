import { type Problem, printProblems } from '#diagnostics';
import { ConfigReader } from '#config';
import { applyFix, explainProblems, type LoadedConfig } from '#config/node';
import { type FrontendFeature, prepareApp, printTree, resolveFeatures } from '#engine';
import { completeReport } from '../../src/cli/app/completeReport';
import { configFile, loadConfigText } from '../checking/checkConfigText';

/** What stands beside every configuration. */
export const besideConfig = {
  'other.yaml': 'app:\n  title: ${A}\n  $include: app-config.yaml\n',
  'list.yaml': '- a\n- b\n',
};

/** The variables that are set. */
export const environment = { A: 'a:#b', B: '' };

/** How long the engine had to work, and on how much. */
export interface Work {
  milliseconds: number;
  nodes: number;
}

/**
 * Sends a configuration through everything: loading, the tree, the report, its fixes, its printing. Throws when something
 * throws, when a problem says nothing or stands where no text is, or when the prototype of objects was touched.
 */
export async function survive(text: string, features: readonly FrontendFeature[]): Promise<Work> {
  const { value: loaded } = await loadConfigText(text, { files: besideConfig, env: environment });
  const { app, found, problems, milliseconds } = await growAndCheck(loaded, features);
  if (!printTree(app.tree).startsWith('root')) throw new Error('The tree has no root.');
  if (app.element === undefined && problems.length === 0)
    throw new Error('Nothing is shown, and nobody says why.');
  for (const problem of problems) checkProblem(problem, loaded.sources);
  checkFixes(problems, text);
  explainProblems(problems, loaded, { masked: false });
  explainProblems(problems, loaded, { masked: true });
  printProblems(problems, { readSource: (file) => loaded.sources.get(file) });
  JSON.stringify(loaded.toInjected(found));
  if (Object.keys(Object.prototype).length > 0 || 'x' in {})
    throw new Error('Objects have got a new property.');
  return { milliseconds, nodes: app.tree.nodes.size };
}

/** What the engine does with a configuration, and the processor time that it takes. */
export async function growAndCheck(loaded: LoadedConfig, features: readonly FrontendFeature[]) {
  const started = process.cpuUsage();
  const resolved = await resolveFeatures(features, { config: new ConfigReader(loaded.frontend) });
  const prepared = prepareApp({ features: resolved.value, config: loaded.frontend });
  const app = prepared.finalize({ featureFlags: ['on'], permissions: [] });
  const found = [...resolved.problems, ...app.problems];
  const problems = await completeReport(loaded, { app, features: resolved.value, problems: found });
  const { user, system } = process.cpuUsage(started);
  return { app, found, problems, milliseconds: (user + system) / 1000 };
}

function checkProblem({ code, message, where }: Problem, sources: ReadonlyMap<string, string>): void {
  if (message.trim() === '') throw new Error(`${code} says nothing.`);
  if (!where) return;
  const source = sources.get(where.file);
  const lines = source === undefined ? 1 : source.split(/\r\n|\r|\n/).length;
  if (!(where.line >= 1 && where.column >= 1 && where.line <= lines))
    throw new Error(
      `${code} stands at ${where.file}:${where.line}:${where.column}, and there are ${lines} lines.`,
    );
}

/** Every fix says what it does; the first of each code is tried, because each is as long as reading the file. */
function checkFixes(problems: readonly Problem[], text: string): void {
  const tried = new Set<string>();
  for (const { code, fix } of problems) {
    if (!fix) continue;
    if (fix.title.trim() === '' || fix.edits.length === 0) throw new Error(`The fix of ${code} is empty.`);
    if (tried.has(code)) continue;
    tried.add(code);
    if (applyFix(text, fix, configFile) === text)
      throw new Error(`The fix of ${code} changes nothing: ${fix.title}`);
  }
}
