import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontendFeature, FrontendFeatureLoader } from '#engine';
import { buildFeatures } from '../fuzz/buildFeatures';
import type { FeaturePlan } from '../fuzz/plans';
import { testFeatures } from './plugins';

/** The folder that holds one folder for each case. */
export const casesFolder = join(import.meta.dirname, 'cases');

/** A case: a configuration, what it is used with, and what is expected of the two together. */
export interface GoldenCase {
  name: string;
  folder: string;
  /** What the case shows; the first comment of its configuration. */
  title: string;
  features: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
  /** What holds for the user in the second phase. */
  context: { featureFlags: string[]; permissions: string[] };
  /** Environment variables that the configuration may use. */
  env: { [name in string]: string };
}

/** The names of all cases. */
export function listCases(): string[] {
  return readdirSync(casesFolder).filter((name) => existsSync(join(casesFolder, name, 'config.yaml')));
}

/**
 * Reads a case from the comments at the top of its `config.yaml`: what it shows, then `plugins:`, `flags:`, `permissions:`
 * and `env:`, each a list of words. A new case needs no code.
 */
export function readCase(name: string): GoldenCase {
  const folder = join(casesFolder, name);
  // What the fuzz found keeps its text to the letter, so that the comments stand in a file of their own.
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
        if (!features)
          throw new Error(`The case '${name}' names the plugin '${plugin}', which does not exist.`);
        return features;
      }),
      ...buildFeatures(readPlans(folder)),
    ],
    context: { featureFlags: words('flags'), permissions: words('permissions') },
    env: Object.fromEntries(words('env').map((assignment) => assignment.split('=', 2) as [string, string])),
  };
}

/** The plugins that the fuzz made, where a case came from there. */
function readPlans(folder: string): FeaturePlan[] {
  const file = join(folder, 'plans.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FeaturePlan[]) : [];
}
