import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Writes the result of a Vitest run as JSON to the file in `TRELLIS_TEST_RESULT`: counts, and for each failure, and each test
 * that passed only when it was repeated, the file, the name and the first lines of the message. `npm test` prints it.
 *
 * @typedef {object} TestResult
 * @property {number} passed tests that passed
 * @property {number} failed tests that failed, files that could not be loaded, and errors outside of tests
 * @property {number} skipped tests that did not run
 * @property {string[]} failures one text per failure
 * @property {string[]} unstable one text per test that failed before it passed
 */
export default class ResultReporter {
  /** @param {import('vitest/node').TestModule[]} modules @param {import('vitest').SerializedError[]} errors */
  onTestRunEnd(modules, errors) {
    /** @type {TestResult} */
    const result = { passed: 0, failed: 0, skipped: 0, failures: [], unstable: [] };
    for (const testModule of modules) collect(testModule, result);
    for (const error of errors) fail(result, 'outside of tests', [error]);
    writeFileSync(process.env.TRELLIS_TEST_RESULT, JSON.stringify(result));
  }
}

function collect(testModule, result) {
  const file = relative(process.cwd(), testModule.moduleId);
  for (const suite of testModule.children.allSuites())
    if (suite.errors().length > 0) fail(result, `${file} > ${suite.fullName}`, suite.errors());
  if (testModule.errors().length > 0) fail(result, file, testModule.errors());
  for (const test of testModule.children.allTests()) {
    const { state, errors } = test.result();
    const name = `${file} > ${test.fullName}`;
    if (test.diagnostic()?.flaky) result.unstable.push(describe(name, errors ?? []));
    if (state === 'failed') fail(result, name, errors);
    else result[state === 'passed' ? 'passed' : 'skipped'] += 1;
  }
}

function fail(result, name, errors) {
  result.failed += 1;
  result.failures.push(describe(name, errors));
}

/** Returns the name, then the first lines of each message, indented. */
function describe(name, errors) {
  const messages = errors.map(({ message }) => String(message).split('\n').slice(0, 6).join('\n    '));
  return [name, ...messages].join('\n    ');
}
