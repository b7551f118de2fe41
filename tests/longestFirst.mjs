import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** The files that take longest, in order. A new clone has no record of earlier runs, and their size says nothing about it. */
const longest = [
  'tests/e2e/accessibility.test.ts',
  'tests/e2e/languages.test.ts',
  'tests/e2e/history.test.ts',
  'extensions/catalog/tests/faults.browser.test.ts',
];

/** Starts the longest files first, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} specs */
  async sort(specs) {
    const { root } = this.ctx.config;
    const files = longest.map((file) => join(root, file));
    const missing = files.find((file) => !existsSync(file));
    if (missing) throw new Error(`tests/longestFirst.mjs lists ${missing}, which does not exist.`);
    const rank = ({ moduleId }) => {
      const index = files.indexOf(moduleId);
      return index === -1 ? files.length : index;
    };
    return (await super.sort(specs)).sort((left, right) => rank(left) - rank(right));
  }
}
