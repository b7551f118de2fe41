import { join } from 'node:path';
import { type Problem, printProblems } from '#diagnostics';
import { ConfigReader } from '#config';
import { explainProblems, loadConfig } from '#config/node';
import { type FinalizedApp, type FrontendPlugin, prepareApp, printTree, resolveFeatures } from '#engine';
import { printFindings } from '#engine/problems';
import { addFixes, checkApp } from '#engine/checks';
import { bundledSettings } from '#extensions/settings';
import type { GoldenCase } from './readCase';

/** The results of a case. */
export interface CaseOutcome {
  problems: Problem[];
  /** The printed tree, the routes and the root element. */
  tree: string;
  /** The printed problems, with excerpts of the configuration and fixes. */
  report: string;
}

/**
 * Runs a case like a browser: configuration, features and both phases of the start, then the checks of the full report.
 *
 * @param text - replaces the text of the configuration
 */
export async function runCase(golden: GoldenCase, text?: string): Promise<CaseOutcome> {
  const config = await loadConfig({
    settings: bundledSettings,
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
  const ofTree = printFindings([...features.problems, ...app.problems]);
  const found = [...config.problems, ...ofTree, ...checkApp(checked)];
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

/** Prints the path of each route of a plugin, with placeholders for parameters. */
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
