import fc from 'fast-check';
import type { FrontendFeature } from '#engine';
import { testFeatures } from '../golden/plugins';
import { measureThousand } from './brokenPlugins';
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

/**
 * How many times as long as a thousand plain extensions on the same machine a thousand nodes may take, and any smaller tree:
 * enough for all that a strange one may ask for, and much too little for what never ends.
 */
const room = 10;

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

let thousand: Promise<number> | undefined;

/** A machine that does other things too may be slow at times; what is slow every time is too slow. */
async function surviveInTime(run: () => Promise<Work>): Promise<void> {
  const allowed = room * (await (thousand ??= measureThousand()));
  const isInTime = ({ milliseconds, nodes }: Work): boolean =>
    milliseconds <= allowed * Math.max(1, nodes / 1000);
  let work = await run();
  for (let attempt = 1; attempt < 5 && !isInTime(work); attempt += 1) work = await run();
  if (isInTime(work)) return;
  const [took, most] = [work.milliseconds, allowed].map((time) => time.toFixed(0));
  throw new Error(
    `The engine took ${took} ms for ${work.nodes} nodes, and may take ${most} ms for a thousand.`,
  );
}
