import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Keeps what a run of Vitest came to, for the closing lines of `npm test`: counts, and of each failure the place, the name and
 * the first lines of its message. Written as JSON to the file that `TRELLIS_TEST_RESULT` names.
 *
 * @typedef {object} TestResult
 * @property {number} passed tests that passed
 * @property {number} failed tests that failed, files that could not be loaded, and errors outside of any test
 * @property {number} skipped tests that did not run
 * @property {string[]} failures a text for each one that failed
 * @property {string[]} flaky a text for each test that passed only when it was run again
 */
export default class ResultReporter {
  /** @param {import('vitest/node').TestModule[]} modules @param {import('vitest').SerializedError[]} errors */
  onTestRunEnd(modules, errors) {
    /** @type {TestResult} */
    const result = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
    for (const testModule of modules) collect(testModule, result);
    for (const error of errors) fail(result, 'outside of any test', [error]);
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
    if (state === 'failed') fail(result, name, errors);
    else result[state === 'passed' ? 'passed' : 'skipped'] += 1;
    if (test.diagnostic()?.flaky) result.flaky.push(describe(name, errors ?? []));
  }
}

function fail(result, name, errors) {
  result.failed += 1;
  result.failures.push(describe(name, errors));
}

/** The name, then the first lines of each message, set in. */
function describe(name, errors) {
  const messages = errors.map(({ message }) => String(message).split('\n').slice(0, 6).join('\n    '));
  return [name, ...messages].join('\n    ');
}
