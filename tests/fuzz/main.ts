import { keepCase } from './keepCase';
import { fuzzDefinitions, fuzzTexts, type FoundCase } from './runFuzz';

/**
 * The long form of the fuzz: TRELLIS_FUZZ_RUNS runs (100,000 by default), a third of them texts and the others sets of
 * definitions, in rounds with seeds of their own from TRELLIS_FUZZ_SEED on. What is not survived is made small and kept as a
 * golden case.
 */
const wanted = Number(process.env['TRELLIS_FUZZ_RUNS'] ?? 100_000);
const firstSeed = Number(process.env['TRELLIS_FUZZ_SEED'] ?? Date.now() % 1_000_000);
const round = [
  { fuzz: fuzzTexts, share: 1000 },
  { fuzz: fuzzDefinitions, share: 2000 },
];

const started = Date.now();
const found: FoundCase[] = [];
let done = 0;
for (let seed = firstSeed; done < wanted; seed += 1) {
  for (const { fuzz, share } of round) {
    const failure = await fuzz({ runs: Math.min(share, wanted), seed });
    done += Math.min(share, wanted);
    if (!failure) continue;
    found.push(failure);
    console.log(`${failure.error}\nKept in ${keepCase(failure)}`);
  }
  console.log(`${done} runs, ${found.length} failures, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
process.exitCode = found.length === 0 ? 0 : 1;
