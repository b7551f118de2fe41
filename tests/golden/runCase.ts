import { join } from 'node:path';
import { type Problem, printProblems } from '#diagnostics';
import { ConfigReader } from '#config';
import { explainProblems, loadConfig } from '#config/node';
import { type FinalizedApp, type FrontendPlugin, prepareApp, printTree, resolveFeatures } from '#engine';
import { addFixes, checkApp } from '#engine/checks';
import type { GoldenCase } from './readCase';

/** What came out of a case. */
export interface CaseOutcome {
  problems: Problem[];
  /** The printed tree, then the routes and the element of the root. */
  tree: string;
  /** The printed problems, with excerpts of the configuration and with the lines that mend it. */
  report: string;
}

/**
 * Runs a case through everything that a browser does, configuration, features and both phases of the start, and through
 * the checks of the whole report.
 *
 * @param text - another text of the configuration than the case has
 */
export async function runCase(golden: GoldenCase, text?: string): Promise<CaseOutcome> {
  const config = await loadConfig({
    args: ['--config', 'config.yaml'],
    env: golden.env,
    cwd: golden.folder,
    ...(text === undefined ? {} : { files: new Map([[join(golden.folder, 'config.yaml'), text]]) }),
  });
  const source = config.value.frontend;
  const features = await resolveFeatures(golden.features, { config: new ConfigReader(source) });
  const prepared = prepareApp({ features: features.value, config: source });
  const app = prepared.finalize(golden.context);
  const checked = { app, features: features.value, config: source };
  const found = [...config.problems, ...features.problems, ...app.problems, ...checkApp(checked)];
  const problems = explainProblems(addFixes(found, checked), config.value, { masked: false });
  const plugins = features.value.filter((feature) => feature.$$type === '@trellis/FrontendPlugin');
  return {
    problems,
    tree: [
      printTree(app.tree, { outputs: true }),
      ...printSection('needed', [...prepared.needed.featureFlags, ...prepared.needed.permissions]),
      ...printSection(
        'routes',
        plugins.flatMap((plugin) => printRoutes(plugin, app)),
      ),
      ...(prepared.signInPage === undefined
        ? []
        : printSection('before sign-in', [String(prepared.element)])),
      ...printSection('element', [String(app.element)]),
    ].join('\n'),
    report: printProblems(problems),
  };
}

function printSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines.map((line) => `  ${line}`), ''].join('\n')];
}

/** Where each route of a plugin leads, with its parameters left open. */
function printRoutes(plugin: FrontendPlugin, { routes }: FinalizedApp): string[] {
  const entries = [...Object.entries(plugin.routes), ...Object.entries(plugin.externalRoutes)];
  return entries.map(([key, ref]) => {
    const params = Object.fromEntries(ref.params.map((name) => [name, `:${name}`]));
    return `${plugin.pluginId}.${key} → ${describe(() => routes.resolve(ref)?.(params))}`;
  });
}

function describe(resolve: () => string | undefined): string {
  try {
    return resolve() ?? 'nothing';
  } catch (error) {
    return String(error);
  }
}
