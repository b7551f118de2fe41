import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontendFeature, FrontendFeatureLoader } from '#engine';
import { buildFeatures } from '../fuzz/buildFeatures';
import type { FeaturePlan } from '../fuzz/plans';
import { testFeatures } from './plugins';

/** The folder of all cases. Each case is a folder. */
export const casesFolder = join(import.meta.dirname, 'cases');

/** A case: a configuration, the installed plugins and the expected results. */
export interface GoldenCase {
  name: string;
  folder: string;
  /** What the case shows: the first comment of its configuration. */
  title: string;
  features: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** The flags and permissions of the user in the second phase. */
  context: { featureFlags: string[]; permissions: string[] };
  /** Environment variables for the configuration. */
  env: { [name in string]: string };
}

/** Lists the names of all cases. */
export function listCases(): string[] {
  return readdirSync(casesFolder).filter((name) => existsSync(join(casesFolder, name, 'config.yaml')));
}

/**
 * Reads a case from the comments at the top of its `config.yaml`: a title, then `plugins:`, `flags:`, `permissions:` and `env:`,
 * each followed by a list of words.
 */
export function readCase(name: string): GoldenCase {
  const folder = join(casesFolder, name);
  // Configurations that the fuzz test found are kept unchanged, so their comments are in a separate file.
  const head = ['case.txt', 'config.yaml'].find((file) => existsSync(join(folder, file))) ?? 'config.yaml';
  const comments = readFileSync(join(folder, head), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('# '))
    .map((line) => line.slice(2));
  const words = (key: string) => {
    const line = comments.find((comment) => comment.startsWith(`${key}:`));
    return (
      line
        ?.slice(key.length + 1)
        .split(' ')
        .filter(Boolean) ?? []
    );
  };
  return {
    name,
    folder,
    title: comments[0] ?? name,
    features: [
      ...words('plugins').flatMap((plugin) => {
        const features = testFeatures[plugin];
        if (!features) throw new Error(`Unknown plugin '${plugin}' in case '${name}'.`);
        return features;
      }),
      ...buildFeatures(readPlans(folder)),
    ],
    context: { featureFlags: words('flags'), permissions: words('permissions') },
    env: Object.fromEntries(words('env').map((assignment) => assignment.split('=', 2) as [string, string])),
  };
}

/** Reads the generated plugins of a case that the fuzz test found. */
function readPlans(folder: string): FeaturePlan[] {
  const file = join(folder, 'plans.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FeaturePlan[]) : [];
}
