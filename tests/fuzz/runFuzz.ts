import fc from 'fast-check';
import type { FrontendFeature } from '#engine';
import { testFeatures } from '../golden/plugins';
import { buildFeatures } from './buildFeatures';
import { featurePlans } from './planArbitraries';
import type { FeaturePlan } from './plans';
import { survive, type Work } from './survive';
import { configTexts, settingsTexts } from './textArbitraries';

/** What the configurations of the first fuzz are used with, by the names that golden cases give. */
export const textPlugins = ['app', 'catalog', 'scaffolder', 'cards', 'boxes', 'hub'];

/** A configuration that the portal did not survive, as small as it could be made. */
export interface FoundCase {
  text: string;
  plans?: FeaturePlan[];
  error: string;
}

export interface FuzzOptions {
  runs: number;
  seed?: number;
}

const textFeatures = textPlugins.flatMap((name) => testFeatures[name] ?? []) as FrontendFeature[];
const [shell] = (testFeatures['app'] ?? []) as FrontendFeature[];

/** What the engine may take: for a thousand nodes, and at least for a small tree. */
const millisecondsPerThousand = 50;

/** Any text as the configuration of a portal. */
export async function fuzzTexts(options: FuzzOptions): Promise<FoundCase | undefined> {
  const property = fc.asyncProperty(configTexts, (text) => surviveInTime(() => survive(text, textFeatures)));
  const outcome = await fc.check(property, toParameters(options));
  return outcome.failed ? { text: outcome.counterexample?.[0] ?? '', error: printError(outcome) } : undefined;
}

/** Any plugins below the shell, with any settings. */
export async function fuzzDefinitions(options: FuzzOptions): Promise<FoundCase | undefined> {
  const property = fc.asyncProperty(settingsTexts, featurePlans, (text, plans) =>
    surviveInTime(() => survive(text, [...(shell ? [shell] : []), ...buildFeatures(plans)])),
  );
  const outcome = await fc.check(property, toParameters(options));
  if (!outcome.failed) return undefined;
  const [text = '', plans = []] = outcome.counterexample ?? [];
  return { text, plans, error: printError(outcome) };
}

function toParameters({ runs, seed }: FuzzOptions) {
  return { numRuns: runs, ...(seed === undefined ? {} : { seed }) };
}

function printError({
  errorInstance,
  seed,
  counterexamplePath,
}: Pick<fc.RunDetails<unknown[]>, 'errorInstance' | 'seed' | 'counterexamplePath'>): string {
  const error =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  return `${error}\nseed ${seed}, path ${counterexamplePath}`;
}

/** A machine that does other things too may be slow once; what is slow every time is too slow. */
async function surviveInTime(run: () => Promise<Work>): Promise<void> {
  if (isInTime(await run())) return;
  const works: Work[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) works.push(await run());
  const median = works.toSorted((left, right) => left.milliseconds - right.milliseconds)[2];
  if (median && !isInTime(median))
    throw new Error(`The engine took ${median.milliseconds.toFixed(0)} ms for ${median.nodes} nodes.`);
}

function isInTime({ milliseconds, nodes }: Work): boolean {
  return milliseconds <= millisecondsPerThousand * Math.max(1, nodes / 1000);
}
