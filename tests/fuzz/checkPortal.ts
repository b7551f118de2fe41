import { type Problem, printProblems } from '#diagnostics';
import { ConfigReader } from '#config';
import { applyFix, explainProblems, type LoadedConfig } from '#config/node';
import { type FrontendFeature, prepareApp, printTree, resolveFeatures } from '#engine';
import { printFindings } from '#engine/problems';
import { completeReport } from '#cli/testing';
import { configFile, loadConfigText } from '../checking/checkConfigText';

/** Files next to each configuration. */
export const otherFiles = {
  'other.yaml': 'app:\n  title: ${A}\n  $include: app-config.yaml\n',
  'list.yaml': '- a\n- b\n',
};

/** The environment variables that are set. */
export const environment = { A: 'a:#b', B: '' };

/** The work that the engine did. */
export interface Work {
  milliseconds: number;
  nodes: number;
}

/**
 * Loads a configuration, builds the tree, checks it, applies its fixes and prints the report.
 *
 * @throws if a step throws, if a problem has no message or an invalid location, or if the prototype of objects changes
 */
export async function checkPortal(text: string, features: readonly FrontendFeature[]): Promise<Work> {
  const { value: loaded } = await loadConfigText(text, { files: otherFiles, env: environment });
  const { app, found, problems, milliseconds } = await buildAndCheck(loaded, features);
  if (!printTree(app.tree).startsWith('root')) throw new Error('The tree has no root.');
  if (app.element === undefined && problems.length === 0)
    throw new Error('The portal is empty, but no problem is reported.');
  for (const problem of problems) checkProblem(problem, loaded.sources);
  checkFixes(problems, text);
  explainProblems(problems, loaded, { masked: false });
  explainProblems(problems, loaded, { masked: true });
  printProblems(problems, { readSource: (file) => loaded.sources.get(file) });
  JSON.stringify(loaded.toInjected(found));
  if (Object.keys(Object.prototype).length > 0 || 'x' in {})
    throw new Error('The prototype of objects has a new property.');
  return { milliseconds, nodes: app.tree.nodes.size };
}

/** Builds and checks the tree of a configuration, and measures the CPU time. */
export async function buildAndCheck(loaded: LoadedConfig, features: readonly FrontendFeature[]) {
  const started = process.cpuUsage();
  const resolved = await resolveFeatures(features, { config: new ConfigReader(loaded.frontend) });
  const prepared = prepareApp({ features: resolved.value, config: loaded.frontend });
  const app = prepared.finalize({ featureFlags: ['on'], permissions: [] });
  const found = printFindings([...resolved.problems, ...app.problems]);
  const problems = await completeReport(loaded, { app, features: resolved.value, problems: found });
  const { user, system } = process.cpuUsage(started);
  return { app, found, problems, milliseconds: (user + system) / 1000 };
}

function checkProblem({ code, message, where }: Problem, sources: ReadonlyMap<string, string>): void {
  if (message.trim() === '') throw new Error(`${code} has no message.`);
  if (!where) return;
  const source = sources.get(where.file);
  const lines = source === undefined ? 1 : source.split(/\r\n|\r|\n/).length;
  if (!(where.line >= 1 && where.column >= 1 && where.line <= lines))
    throw new Error(
      `${code} is at ${where.file}:${where.line}:${where.column}, but the file has ${lines} lines.`,
    );
}

/** Checks all fixes, and applies the first of each code. Applying all of them takes too long. */
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
