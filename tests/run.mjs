import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveBrowser } from './browser.mjs';
import { runChecks } from './check.mjs';

/**
 * `npm test` proves that a change breaks nothing: static checks, the build, then unit, golden, contract and browser tests.
 * `npm run test:deep` (`--deep`) searches for new mistakes instead: long fuzzing, mistakes in real configurations, both
 * databases in full, every screen in every width and language. The last line is `N passed, N failed, N skipped`, counting
 * every check and every test; before it come what failed and what each part took.
 */
const isDeep = process.argv.includes('--deep');

/**
 * How many seconds each part of `npm test` should take: more than what it takes on two busy cores. Without the checks, which run
 * beside the next parts, they add up to 35 minutes. A part that outgrows its budget has tests that are too slow, or searches that belong
 * in tests/deep. It fails the run when it takes {@link SLACK} times its budget, because the speed of virtual machines varies by a factor
 * of two.
 */
const budgets = { checks: 200, build: 40, unit: 250, dom: 250, golden: 65, contract: 420, browser: 1075 };

const SLACK = 2.5;

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const unstable = [];
const times = [];

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a part and holds it to its budget. */
async function runPart(name, part) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  await part();
  const seconds = Math.round((Date.now() - start) / 1000);
  const budget = isDeep ? undefined : budgets[name];
  times.push({ name, seconds, budget });
  if (seconds > SLACK * budget)
    fail(
      `${name} took ${seconds} s, more than ${SLACK} times its budget of ${budget} s. Make its slowest tests faster, or move searches to tests/deep. Budgets are in tests/run.mjs.`,
    );
}

async function runVitest(project, env = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'trellis-test-')), 'result.json');
  const code = await run(
    'node_modules/.bin/vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=./tests/reporter.mjs'],
    { ...env, TRELLIS_TEST_RESULT: file, ...(isDeep ? { TRELLIS_TEST_DEEP: '1' } : {}) },
  );
  const result = readResult(file);
  totals.passed += result.passed;
  totals.skipped += result.skipped;
  for (const failure of result.failures) fail(failure);
  unstable.push(...result.unstable);
  if (code !== 0 && result.failures.length === 0)
    fail(`${project}: Vitest ended with code ${code}, and no test failed. Its output says why.`);
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, skipped: 0, failures: [], unstable: [] };
  }
}

function fail(text) {
  totals.failed += 1;
  failures.push(text);
}

const projects = (...names) =>
  names.reduce((before, name) => before.then(() => runPart(name, () => runVitest(name))), Promise.resolve());

async function runStaticChecks() {
  const { passed, failed } = await runChecks();
  totals.passed += passed.length;
  for (const name of failed) fail(`check: ${name}`);
}

/** @returns {Promise<boolean>} whether there is an app to test */
async function build() {
  const isBuilt = (await run(process.execPath, ['src/cli/bin.mjs', 'build'])) === 0;
  if (isBuilt) totals.passed += 1;
  else fail('build');
  return isBuilt;
}

async function runBrowserTests() {
  try {
    await runVitest('browser', { TRELLIS_BROWSER: resolveBrowser() });
  } catch (error) {
    fail(`browser tests: ${error.message}`);
  }
}

function printTimes() {
  const rows = times.map(
    ({ name, seconds, budget }) =>
      `  ${name.padEnd(9)}${String(seconds).padStart(5)} s${budget === undefined ? '' : ` of ${budget}`}${seconds > budget ? ' (over budget)' : ''}`,
  );
  console.log(`\nTime\n${rows.join('\n')}`);
}

let isBuilt = false;
await runPart('build', async () => {
  isBuilt = await build();
});
if (isDeep) await projects('deep');
// Most checks leave a core idle, which these tests take.
else await Promise.all([runPart('checks', runStaticChecks), projects('unit', 'dom', 'golden')]);
if (isBuilt) {
  await projects('contract');
  await runPart('browser', runBrowserTests);
}
printTimes();
for (const text of unstable) console.log(`\nPassed only when it was repeated: ${text}`);
for (const text of failures) console.log(`\nFailed: ${text}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
