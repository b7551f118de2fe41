import { expect, test } from 'vitest';
import { storeCase } from '../fuzz/storeCase';
import { type FoundCase, fuzzDefinitions, fuzzTexts } from '../fuzz/runFuzz';

const runs = Number(process.env['TRELLIS_FUZZ_RUNS'] ?? 10_000);

/** Changes every day, so that a failed search can be repeated. */
const seed = Number(process.env['TRELLIS_FUZZ_SEED'] ?? Math.floor(Date.now() / 86_400_000));

/** Describes a failing configuration and where it is stored as a golden case. */
const describeFound = (found: FoundCase | undefined) =>
  found &&
  `${found.error}\nStored in ${storeCase(found)}. Run with UPDATE_GOLDEN=1 to write the expected files.`;

test.each([
  ['configurations', fuzzTexts],
  ['sets of definitions', fuzzDefinitions],
])(`the portal handles ${runs} random %s, seed ${seed}`, async (_what, fuzz) => {
  expect(describeFound(await fuzz({ runs, seed }))).toBeUndefined();
});
