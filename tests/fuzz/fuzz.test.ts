import { expect, test } from 'vitest';
import { fuzzDefinitions, fuzzTexts } from './runFuzz';

// A few seconds with a fixed seed. `npm run test:deep` searches for new cases, which become golden cases.
const options = { runs: 100, seed: 1 };

test('F59, F60, F63: any configuration results in a tree and a report, in time', async () => {
  expect((await fuzzTexts(options))?.error).toBeUndefined();
});

test('F54, F55, F57, F63: any plugins, attached anywhere, result in a tree and a report, in time', async () => {
  expect((await fuzzDefinitions(options))?.error).toBeUndefined();
});
