import { describe, expect, test } from 'vitest';
import { listProblemDefinitions, type Problem } from '#diagnostics';
import { problemExamples } from '#diagnostics/examples';
import { checkConfigText } from '../checking/checkConfigText';
import { listExampleFeatures } from './exampleFeatures';

const print = (problems: readonly Problem[]) =>
  problems.map(({ code, severity, message }) => `${severity} ${code}: ${message}`);

/** Problems that always occur together with another one. */
const companions: { readonly [code in string]: readonly string[] } = {};

describe('the example of', () => {
  test.for(listProblemDefinitions())('$code', async ({ code }) => {
    const { wrong, right, files = {} } = problemExamples[code];
    const options = { features: listExampleFeatures(code), files, featureFlags: ['acme-beta'] };
    const problems = await checkConfigText(wrong, options);
    const allowed = [code, ...(companions[code] ?? [])];
    expect(print(problems.filter((problem) => !allowed.includes(problem.code)))).toEqual([]);
    expect(problems.map((problem) => problem.code)).toContain(code);
    const fixed = await checkConfigText(right, options);
    // If only code can fix the problem, the valid configuration lowers its severity instead.
    const chosen = new RegExp(`${code}: warning`).test(right);
    expect(
      print(fixed.filter((problem) => !(chosen && problem.code === code && problem.severity === 'warning'))),
    ).toEqual([]);
  });
});
