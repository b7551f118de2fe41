import { describe, expect, test } from 'vitest';
import { listProblemDefinitions, type Problem } from '#diagnostics';
import { problemExamples } from '#diagnostics/examples';
import { checkConfigText } from '../checking/checkConfigText';
import { listExampleFeatures } from './exampleFeatures';

const print = (problems: readonly Problem[]) =>
  problems.map(({ code, severity, message }) => `${severity} ${code}: ${message}`);

/** What comes with some problems: the first one follows from the second, and an administrator sees both. */
const companions: { readonly [code in string]: readonly string[] } = {};

describe('the example of', () => {
  test.for(listProblemDefinitions())('$code', async ({ code }) => {
    const { wrong, right, files = {} } = problemExamples[code];
    const options = { features: listExampleFeatures(code), files, featureFlags: ['acme-beta'] };
    const problems = await checkConfigText(wrong, options);
    const allowed = [code, ...(companions[code] ?? [])];
    expect(print(problems.filter((problem) => !allowed.includes(problem.code)))).toEqual([]);
    expect(problems.map((problem) => problem.code)).toContain(code);
    const mended = await checkConfigText(right, options);
    // Where only code can mend it, what is right says how severe it is.
    const chosen = new RegExp(`${code}: warning`).test(right);
    expect(
      print(mended.filter((problem) => !(chosen && problem.code === code && problem.severity === 'warning'))),
    ).toEqual([]);
  });
});
