import fc from 'fast-check';
import type { FrontendFeature } from '#engine';
import { testFeatures } from '../golden/plugins';
import { measureThousand } from './brokenPlugins';
import { buildFeatures } from './buildFeatures';
import { featurePlans } from './planArbitraries';
import type { FeaturePlan } from './plans';
import { checkPortal, type Work } from './checkPortal';
import { configTexts, settingsTexts } from './textArbitraries';

/** The plugins that fuzzed configurations are used with, by their names in golden cases. */
export const textPlugins = ['app', 'catalog', 'scaffolder', 'cards', 'boxes', 'hub'];

/** A failing configuration, reduced as far as possible. */
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
 * How much longer a tree of up to a thousand nodes may take than a thousand plain extensions on the same machine. Enough for
 * unusual trees, and too little for an endless loop.
 */
const room = 10;

/** Tries random texts as the configuration. Returns the first that fails. */
export async function fuzzTexts(options: FuzzOptions): Promise<FoundCase | undefined> {
  const property = fc.asyncProperty(configTexts, (text) => checkTime(() => checkPortal(text, textFeatures)));
  const outcome = await fc.check(property, toParameters(options));
  return outcome.failed ? { text: outcome.counterexample?.[0] ?? '', error: printError(outcome) } : undefined;
}

/** Tries random plugins with random settings. Returns the first case that fails. */
export async function fuzzDefinitions(options: FuzzOptions): Promise<FoundCase | undefined> {
  const property = fc.asyncProperty(settingsTexts, featurePlans, (text, plans) =>
    checkTime(() => checkPortal(text, [...(shell ? [shell] : []), ...buildFeatures(plans)])),
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

/** Retries slow runs, because another process can slow down a single run. */
async function checkTime(run: () => Promise<Work>): Promise<void> {
  const allowed = room * (await (thousand ??= measureThousand()));
  const isInTime = ({ milliseconds, nodes }: Work): boolean =>
    milliseconds <= allowed * Math.max(1, nodes / 1000);
  let work = await run();
  for (let attempt = 1; attempt < 5 && !isInTime(work); attempt += 1) work = await run();
  if (isInTime(work)) return;
  const [took, most] = [work.milliseconds, allowed].map((time) => time.toFixed(0));
  throw new Error(
    `The engine took ${took} ms for ${work.nodes} nodes. The limit for a thousand nodes is ${most} ms.`,
  );
}
