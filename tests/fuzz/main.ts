import { keepCase } from './keepCase';
import { fuzzDefinitions, fuzzTexts, type FoundCase } from './runFuzz';

/**
 * The long form of the fuzz: TRELLIS_FUZZ_RUNS runs (200,000 by default), half of them texts, half of them sets of definitions,
 * in rounds with seeds of their own. What is not survived is made small and kept as a golden case.
 */
const wanted = Number(process.env['TRELLIS_FUZZ_RUNS'] ?? 200_000);
const firstSeed = Number(process.env['TRELLIS_FUZZ_SEED'] ?? Date.now() % 1_000_000);
const perRound = 5_000;

const started = Date.now();
const found: FoundCase[] = [];
let done = 0;
for (let round = 0; done < wanted; round += 1) {
  const runs = Math.min(perRound, Math.ceil((wanted - done) / 2));
  for (const fuzz of [fuzzTexts, fuzzDefinitions]) {
    const failure = await fuzz({ runs, seed: firstSeed + round });
    done += runs;
    if (!failure) continue;
    found.push(failure);
    console.log(`${failure.error}\nKept in ${keepCase(failure)}`);
  }
  console.log(`${done} runs, ${found.length} failures, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
process.exitCode = found.length === 0 ? 0 : 1;
