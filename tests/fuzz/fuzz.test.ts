import { expect, test } from 'vitest';
import { fuzzDefinitions, fuzzTexts } from './runFuzz';

// Two thousand together; `npm run fuzz` does the same a hundred times as long and keeps what it finds.
const runs = 1_000;

// Each run tells by itself when it takes too long; a busy machine may need long for all of them.
const timeout = 900_000;

test(
  'F59, F60, F63: whatever a configuration says, the portal answers with a tree and a report, in time',
  async () => {
    expect((await fuzzTexts({ runs }))?.error).toBeUndefined();
  },
  timeout,
);

test(
  'F54, F55, F57, F63: whatever plugins bring and wherever they are attached, the portal answers with a tree and a report, in time',
  async () => {
    expect((await fuzzDefinitions({ runs }))?.error).toBeUndefined();
  },
  timeout,
);
